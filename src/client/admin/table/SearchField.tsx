import { Box, TextInput, type TextInputProps } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useSetSearchParams } from './useSetSearchParams.ts';

const DEBOUNCE_MS = 250;

/** `q` is the search text of the URL. */
type Props = TextInputProps & { q: string };

/** Searches the list by the parameter `q` of the URL, with a debounce. */
export function SearchField({ q, ...field }: Props) {
  const setSearchParams = useSetSearchParams();
  const [typed, setTyped] = useState(q);
  const [lastQuery, setLastQuery] = useState(q);
  // Back, forward and 'Clear filters' change the URL from outside.
  if (q !== lastQuery) {
    setLastQuery(q);
    if (q !== typed.trim()) setTyped(q);
  }
  useEffect(() => {
    if (typed.trim() === q) return undefined;
    const timer = setTimeout(
      () => setSearchParams({ q: typed.trim() }, { isReplacing: q !== '' }),
      DEBOUNCE_MS,
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

/** A search field above a list without other filters. */
export const SearchBar = ({ q, placeholder }: { q: string; placeholder: string }) => (
  <Box component="search" maw="24rem" mb="sm">
    <SearchField q={q} placeholder={placeholder} />
  </Box>
);
