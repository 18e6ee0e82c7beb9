import type { ReactNode } from 'react';
import { Loading } from '../ui/Loading.tsx';
import { failureText } from './failureText.ts';
import classes from './Rows.module.css';

type Props<Item> = {
  /** Undefined until they are here. */
  items: readonly Item[] | undefined;
  error: { message: string } | null;
  words: { loading: string; empty: string };
  children: (item: Item) => ReactNode;
};

/** A list of things with their facts and actions, in all of its states. */
export function Rows<Item extends { id: string }>({ items, error, words, children }: Props<Item>) {
  if (error)
    return (
      <p role="alert" className={classes.notice}>
        {failureText(error)}
      </p>
    );
  if (!items) return <Loading text={words.loading} />;
  if (items.length === 0) return <p className={classes.notice}>{words.empty}</p>;
  return (
    <ul className={classes.list}>
      {items.map((item) => (
        <li key={item.id} className={classes.item}>
          {children(item)}
        </li>
      ))}
    </ul>
  );
}
