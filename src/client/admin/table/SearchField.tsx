import { Box, TextInput, type TextInputProps } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useSetSearchParams } from './useSetSearchParams.ts';

/** Milliseconds after the last key. */
const PAUSE = 250;

/** `q` is what the address says. */
type Props = TextInputProps & { q: string };

/** Finds what the view lists; what is sought stands as `q` in the address. */
export function SearchField({ q, ...field }: Props) {
  const setSearchParams = useSetSearchParams();
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
      () => setSearchParams({ q: typed.trim() }, { isReplacing: q !== '' }),
      PAUSE,
    );
    return () => clearTimeout(timer);
  }, [typed, q, setSearchParams]);
  return (
    <TextInput
      {...field}
      type="search"
      size="sm"
      fz="sm"
      aria-label="Search"
      maxLength={200}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}

/** A search above a list that has no other filters beside it. */
export const SearchBar = ({ q, placeholder }: { q: string; placeholder: string }) => (
  <Box component="search" maw="24rem" mb="sm">
    <SearchField q={q} placeholder={placeholder} />
  </Box>
);
