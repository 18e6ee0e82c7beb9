import classes from './Tags.module.css';

/** Small chips in a row; `label` names the list for a screen reader. */
export function Tags({ items, label }: { items: readonly string[]; label: string }) {
  if (items.length === 0) return null;
  return (
    <ul className={classes.tags} aria-label={label}>
      {items.map((tag) => (
        <li key={tag} className={classes.tag}>
          {tag}
        </li>
      ))}
    </ul>
  );
}
