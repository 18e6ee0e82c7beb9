import { Text } from '@mantine/core';
import { useState } from 'react';
import type {
  Passage,
  PieceType,
  Storyboard as StoryboardFields,
} from '../../../../shared/content/services/contentRepurposing.ts';
import { FilterChips } from '../FilterChips.tsx';
import { LongList, longListRows } from '../LongList.tsx';
import { RecordingPart } from './RecordingPart.tsx';
import classes from './Storyboard.module.css';

const ALL = 'all';

/** The pieces of a kind, or all. */
export const piecesOf = (passages: readonly Passage[], shown: string = ALL) =>
  passages.flatMap(({ pieces }) => pieces.filter(({ kind }) => shown === ALL || kind === shown));

type Props = StoryboardFields & { types: readonly PieceType[] };

/** The recording from top to bottom, with what is made of each part. */
export function Storyboard({ passages, types, episode, minutes }: Props) {
  const [shown, setShown] = useState<string>(ALL);
  const partMinutes = minutes / passages.length;
  const count = piecesOf(passages, shown).length;
  const chips = [{ kind: ALL, filter: 'All' }, ...types].map(({ kind, filter }) => ({
    value: kind,
    label: filter,
    count: piecesOf(passages, kind).length,
  }));
  return (
    <>
      <FilterChips
        label="Show only"
        options={chips}
        value={shown}
        onChange={setShown}
        status={`${count} ${count === 1 ? 'piece' : 'pieces'} shown`}
      />
      <Text variant="quote" size="xl" mt="2rem" mb="1rem">
        {episode}
      </Text>
      <LongList
        labels={{
          more: `Show all ${passages.length} passages`,
          fewer: 'Show fewer passages',
        }}
        isWhole={shown !== ALL}
      >
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
                  {`From minute ${passage.minute}`}
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

function Pieces({ passage, shown }: { passage: Passage; shown: string }) {
  return (
    <ul className={classes.pieces}>
      {piecesOf([passage], shown).map(({ name, to, day, kind }) => (
        <li key={`${kind}${to}${day}`} className={classes.piece}>
          <Text span size="sm" c="dimmed" className={classes.time}>
            {`Day ${day}`}
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
