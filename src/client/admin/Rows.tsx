import type { ReactNode } from 'react';
import { Loading } from '../ui/Loading.tsx';
import { LoadFailure } from './LoadFailure.tsx';
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
  if (!items)
    return error ? <LoadFailure error={error} hasData={false} /> : <Loading text={words.loading} />;
  return (
    <>
      <LoadFailure error={error} hasData />
      {items.length === 0 ? (
        <p className={classes.notice}>{words.empty}</p>
      ) : (
        <ul className={classes.list}>
          {items.map((item) => (
            <li key={item.id} className={classes.item}>
              {children(item)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
