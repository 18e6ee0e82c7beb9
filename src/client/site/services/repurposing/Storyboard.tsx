import { Text } from '@mantine/core';
import { useState } from 'react';
import {
  countOf,
  kinds,
  type Passage,
  passages,
  pieceKinds,
  recordingMinutes,
  storyboard,
} from '../../../../shared/content/servicePages/storyboard.ts';
import { FilterChips } from '../FilterChips.tsx';
import { LongList, longListRows } from '../LongList.tsx';
import { RecordingPart } from './RecordingPart.tsx';
import classes from './Storyboard.module.css';

const ALL = 'all';
const options = [ALL, ...pieceKinds] as const;
type Option = (typeof options)[number];

const chips = options.map((value) => ({
  value,
  label: value === ALL ? storyboard.all : kinds[value].short,
  count: countOf(value === ALL ? undefined : value),
}));

const partMinutes = recordingMinutes / passages.length;

/** The recording from top to bottom, with what is made of each part. */
export function Storyboard() {
  const [shown, setShown] = useState<Option>(ALL);
  const count = countOf(shown === ALL ? undefined : shown);
  return (
    <>
      <FilterChips
        label={storyboard.filter}
        options={chips}
        value={shown}
        onChange={setShown}
        status={storyboard.shown(count)}
      />
      <Text variant="quote" size="xl" mt="2rem" mb="1rem">
        {storyboard.episode}
      </Text>
      <LongList labels={storyboard.toggle} isWhole={shown !== ALL}>
        <ol className={`${longListRows} ${classes.board}`}>
          {passages.map((passage, index) => (
            <li key={passage.minute} className={classes.part}>
              <RecordingPart
                start={index * partMinutes}
                minutes={partMinutes}
                used={passage.minute}
              />
              <div>
                <Text size="sm" c="dimmed" className={classes.time}>
                  {storyboard.timeOf(passage.minute)}
                </Text>
                <Text fw={600} size="lg" lh={1.35} maw="26ch">
                  “{passage.quote}”
                </Text>
              </div>
              <Pieces passage={passage} shown={shown} />
            </li>
          ))}
        </ol>
      </LongList>
    </>
  );
}

function Pieces({ passage, shown }: { passage: Passage; shown: Option }) {
  const pieces = passage.pieces.filter(({ kind }) => shown === ALL || kind === shown);
  return (
    <ul className={classes.pieces}>
      {pieces.map(({ name, to, day, kind }) => (
        <li key={`${kind}${to}${day}`} className={classes.piece}>
          <Text span size="sm" c="dimmed" className={classes.time}>
            {storyboard.dayOf(day)}
          </Text>
          <span>
            <Text span fw={600} mr="0.5rem">
              {name}
            </Text>{' '}
            <Text span c="dimmed" size="sm" className="no-break">
              {to}
            </Text>
          </span>
        </li>
      ))}
    </ul>
  );
}
