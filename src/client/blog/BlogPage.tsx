import { type RefObject, useCallback, useDeferredValue, useRef, useState } from 'react';
import type { Api } from '../lib/api.tsx';
import { contentOf, type HeadInput, useContent } from '../lib/content.ts';
import { Hero } from '../ui/Hero.tsx';
import { lazyOnVisible } from '../lib/lazyOnVisible.tsx';
import { NewsletterSection } from './NewsletterSection.tsx';
import { SearchBox } from './SearchBox.tsx';

export const content = ['newsletter', 'pages/blog'] as const;

export const head = ({ content }: HeadInput) => contentOf(content, 'pages/blog').head;

export const load = ({ utils }: Api) => utils.blog.cards.fetch();

type SearchHeroProps = {
  inputRef: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (value: string) => void;
};

const Posts = lazyOnVisible(async () => (await import('./Posts.tsx')).Posts, '100vh');

const SearchHero = ({ inputRef, ...search }: SearchHeroProps) => (
  <Hero {...useContent('pages/blog').hero} control={<SearchBox ref={inputRef} {...search} />} />
);

export function Page() {
  const [search, setSearch] = useState('');
  // Keeps the server-rendered list until its code is loaded.
  const deferredSearch = useDeferredValue(search);
  const searchInput = useRef<HTMLInputElement>(null);
  // Stable, because a re-render before its code is loaded would discard the server-rendered list.
  const clear = useCallback(() => {
    setSearch('');
    // The pressed button is unmounted.
    searchInput.current?.focus();
  }, []);
  return (
    <>
      <SearchHero inputRef={searchInput} value={search} onChange={setSearch} />
      <Posts search={deferredSearch} onClear={clear} />
      <NewsletterSection />
    </>
  );
}
