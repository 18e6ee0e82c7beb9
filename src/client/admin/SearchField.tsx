import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useChangeView } from './useChangeView.ts';
import classes from './SearchField.module.css';

/** Milliseconds after the last key. */
const PAUSE = 250;

type Props = {
  /** What the address says. */
  q: string;
  label: string;
  placeholder?: string;
  className?: string | undefined;
};

/** Finds what the view lists; what is sought stands as `q` in the address. */
export function SearchField({ q, ...field }: Props) {
  const changeView = useChangeView();
  const [typed, setTyped] = useState(q);
  const [known, setKnown] = useState(q);
  // Back, forward and 'Clear filters' change the address from outside.
  if (q !== known) {
    setKnown(q);
    if (q !== typed.trim()) setTyped(q);
  }
  useEffect(() => {
    if (typed.trim() === q) return undefined;
    const timer = setTimeout(
      () => changeView({ q: typed.trim() }, { isReplacing: q !== '' }),
      PAUSE,
    );
    return () => clearTimeout(timer);
  }, [typed, q, changeView]);
  return (
    <TextInput
      {...field}
      type="search"
      maxLength={200}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}

/** A search above a list that has no other filters beside it. */
export const SearchBar = ({ q, placeholder }: { q: string; placeholder: string }) => (
  <search className={classes.bar}>
    <SearchField q={q} label="Search" placeholder={placeholder} />
  </search>
);
