import { localTimestamp } from '../../../../shared/dates.ts';
import { blocksOf } from './differences.ts';
import classes from './Differences.module.css';
import { differing, fieldNames, type Fields } from './fields.ts';

type Props = { theirs: Fields; mine: Fields; names: { theirs: string; mine: string } };

/** Two states of a post beside each other, field by field; of the article, what only one has is marked. */
export function Differences({ theirs, mine, names }: Props) {
  const fields = differing(theirs, mine);
  if (fields.length === 0) return <p>There is no difference.</p>;
  return (
    <div className={classes.fields}>
      {fields.map((name) => (
        <section key={name} className={classes.field} aria-label={fieldNames[name]}>
          <h3 className={classes.name}>{fieldNames[name]}</h3>
          {(['theirs', 'mine'] as const).map((side) => (
            <div key={side}>
              <h4 className={classes.side}>{names[side]}</h4>
              <Side
                name={name}
                own={{ theirs, mine }[side]}
                other={side === 'mine' ? theirs : mine}
              />
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

function Side({ name, own, other }: { name: keyof Fields; own: Fields; other: Fields }) {
  if (name !== 'content') {
    const value = name === 'publishAt' && own.publishAt ? localTimestamp(own.publishAt) : own[name];
    return <p className={classes.value}>{value || '—'}</p>;
  }
  return (
    // The keyboard must reach what scrolls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.article} tabIndex={0} role="group" aria-label={fieldNames.content}>
      {blocksOf(own.content, other.content).map(({ words, isShared }, index) => (
        <p key={index}>{isShared ? words : <mark>{words}</mark>}</p>
      ))}
    </div>
  );
}
