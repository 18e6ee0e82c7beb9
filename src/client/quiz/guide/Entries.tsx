import { Text, Title } from '@mantine/core';
import type { GuideItem } from '../../../shared/quiz/guideText.ts';
import { useContent } from '../../lib/content.ts';
import { noBreak } from '../../ui/noBreak.tsx';
import classes from './Entries.module.css';
import { Folded } from './Folded.tsx';

/** Of a numbered list, the ones that are needed first. */
const OPEN_ENTRIES = 3;

type Props = { items: readonly GuideItem[]; isNumbered?: boolean };

/** A list of entries between hairlines: title, text, and labeled facts side by side. */
export function Entries({ items, isNumbered = false }: Props) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List className={classes.entries} data-numbered={isNumbered || undefined}>
      {items.map((item, index) => (
        <li key={index} className={classes.entry}>
          {isNumbered && index >= OPEN_ENTRIES && item.facts.length > 0 ? (
            <Folded summary={<EntryTitle {...item} />}>
              <Facts {...item} />
            </Folded>
          ) : (
            <div>
              <EntryTitle {...item} />
              <Facts {...item} />
            </div>
          )}
        </li>
      ))}
    </List>
  );
}

/** A title without facts is not a heading. */
const EntryTitle = ({ title, facts }: GuideItem) =>
  facts.length > 0 ? (
    <Title order={3} className={classes.title}>
      {title}
    </Title>
  ) : (
    <p className={classes.text}>{title}</p>
  );

function Facts({ facts }: GuideItem) {
  const { instead } = useContent('pages/guide').labels;
  const labeled = facts.flatMap(({ name, text }) => (name ? [{ name, text }] : []));
  return (
    <>
      {facts.map(
        ({ name, text }, index) =>
          !name && (
            <p key={index} className={classes.text}>
              {text}
            </p>
          ),
      )}
      {labeled.length > 0 && (
        <dl className={classes.facts}>
          {labeled.map(({ name, text }) => (
            <div key={name} data-instead={name === instead || undefined}>
              <Text component="dt" size="sm" fw={600} lh={1.4} c="dimmed" mb="0.125rem">
                {name}
              </Text>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** Names of the show, as large as on a cover. */
export const ShowNames = ({ items }: Pick<Props, 'items'>) => (
  <ol className={classes.entries}>
    {items.map(({ title, facts }, index) => (
      <li key={index} className={classes.entry}>
        <Title order={3} className={classes.showName}>
          {noBreak(title)}
        </Title>
        {facts.map(({ text }, fact) => (
          <p key={fact} className={classes.text}>
            {text}
          </p>
        ))}
      </li>
    ))}
  </ol>
);
