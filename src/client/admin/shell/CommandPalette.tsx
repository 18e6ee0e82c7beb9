import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/spotlight/styles.layer.css';
import { Loader } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Spotlight, spotlight } from '@mantine/spotlight';
import { keepPreviousData } from '@tanstack/react-query';
import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { matcherOf } from '../../../shared/fold.ts';
import { type Outputs, trpc } from '../../lib/api.tsx';
import { lazyWithRetries } from '../../lib/withRetries.ts';
import { IconSearch } from '../../ui/icons/IconSearch.ts';
import { handledEscapes, useDialogStack } from '../../ui/dialogStack.ts';
import { errorSentence } from '../ui/errorText.ts';
import { SmallButton } from '../ui/SmallButton.tsx';
import { useDownload } from '../table/ExportLink.tsx';
import { useSignOut } from './useSignOut.ts';
import { navItems } from './navItems.ts';
import { type Item, ItemGroup } from './PaletteItems.tsx';

/** With the schemas of all documents, whose titles it searches. */
const DocumentItems = lazyWithRetries(
  async () => (await import('./DocumentItems.tsx')).DocumentItems,
);

const DEBOUNCE_MS = 200;

/** Replaces the primary color of the selected action, which is reserved for a screen's main action. */
const styles = {
  inner: { left: 0 },
  search: { outline: 'none' },
  content: {
    '--mantine-primary-color-filled': 'var(--mantine-color-paper-4)',
    '--mantine-primary-color-contrast': 'var(--tone-text)',
  },
};

/** Opens views, finds people and posts, and runs commands. Each new value of `opened` opens it. */
export function CommandPalette({ openCount }: { openCount: number }) {
  const { pathname } = useLocation();
  const [query, setQuery] = useState('');
  const [{ isTop, zIndex }, setStackPosition] = useState<StackPosition>({
    isTop: true,
    zIndex: 200,
  });
  useEffect(() => spotlight.toggle(), [openCount]);
  useEffect(() => spotlight.close, [pathname]);
  return (
    <Spotlight.Root
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      styles={styles}
      attributes={{ content: { 'data-tone': 'white', 'aria-label': 'Search the admin' } }}
      overlayProps={{}}
      transitionProps={{ duration: 0 }}
      yOffset="10dvh"
      zIndex={zIndex}
      closeOnEscape={isTop}
      portalProps={{ target: '#admin-dialogs' }}
      __handledEscapeEvents={handledEscapes}
    >
      <Content query={query.trim()} onStackPosition={setStackPosition} />
    </Spotlight.Root>
  );
}

type StackPosition = ReturnType<typeof useDialogStack>;

/** Mounted only while the palette is open, so it can register in the dialog stack. */
function Content({
  query,
  onStackPosition,
}: {
  query: string;
  onStackPosition: (position: StackPosition) => void;
}) {
  const { isTop, zIndex } = useDialogStack();
  useLayoutEffect(() => onStackPosition({ isTop, zIndex }), [onStackPosition, isTop, zIndex]);
  const [q] = useDebouncedValue(query, DEBOUNCE_MS);
  const search = trpc.admin.search.useQuery(
    { q },
    { enabled: q !== '', placeholderData: keepPreviousData },
  );
  const results = query ? search.data : undefined;
  const isBusy = query !== q || search.isFetching;
  return (
    <>
      <Spotlight.Search
        aria-label="Search the admin"
        placeholder="View, person, post, text or setting"
        leftSection={<IconSearch size={20} aria-hidden />}
        rightSection={isBusy && <Loader size="xs" color="ink.5" />}
      />
      <Spotlight.ActionsList>
        <ItemGroup label="Go to" items={viewItems.filter(matchesLabel(query))} />
        {query && (
          <Suspense>
            <DocumentItems query={query} />
          </Suspense>
        )}
        <ItemGroup label="Do" items={useCommands(query)} />
        <ItemGroup label="Find" items={query ? [leadSearchItem(query)] : []} />
        {resultGroups.map(([label, kind, hrefOf]) => (
          <ItemGroup
            key={kind}
            label={label}
            items={results?.[kind].map((hit) => ({ ...hit, href: hrefOf(hit) }))}
          />
        ))}
        {query && <Status search={search} isBusy={isBusy} />}
      </Spotlight.ActionsList>
    </>
  );
}

function matchesLabel(query: string) {
  const isMatch = matcherOf(query);
  return ({ label }: Item) => isMatch(label);
}

const viewItems = navItems.map(({ href, label }) => ({ id: href, label, href }));

/** Links to the full list, since the palette shows a few leads only. */
const leadSearchItem = (query: string): Item => ({
  id: query,
  label: `Leads matching “${query}”`,
  href: `/admin/leads?q=${encodeURIComponent(query)}`,
});

function useCommands(query: string): Item[] {
  const download = useDownload();
  const signOut = useSignOut();
  const { data: access } = trpc.admin.access.state.useQuery();
  const commands: Item[] = [
    { id: 'post', label: 'New post', href: '/admin/posts/new' },
    { id: 'leads', label: 'Export leads', run: () => void download('/api/leads/export') },
    { id: 'quiz', label: 'Export quiz responses', run: () => void download('/api/quiz/export') },
  ];
  if (access?.by === 'session') commands.push({ id: 'out', label: 'Sign out', run: signOut });
  return commands.filter(matchesLabel(query));
}

type SearchResults = Outputs['admin']['search'];
type Hit = SearchResults['leads'][number];

const resultGroups = [
  ['Leads', 'leads', ({ id }: Hit) => `/admin/leads?lead=${id}`],
  ['Quiz responses', 'responses', ({ id }: Hit) => `/admin?response=${id}`],
  ['Posts', 'posts', ({ id }: Hit) => `/admin/posts/${id}`],
  [
    'Subscribers',
    'subscribers',
    ({ label }: Hit) => `/admin/subscribers?q=${encodeURIComponent(label)}`,
  ],
] as const;

type StatusProps = {
  search: {
    data: SearchResults | undefined;
    error: { message: string } | null;
    refetch: () => unknown;
  };
  isBusy: boolean;
};

function Status({ search: { data, error, refetch }, isBusy }: StatusProps) {
  if (error && !isBusy)
    return (
      <Spotlight.Empty role="alert">
        {errorSentence(error)} <SmallButton onClick={() => void refetch()}>Try again</SmallButton>
      </Spotlight.Empty>
    );
  const isEmpty = data && Object.values(data).every((rows) => rows.length === 0);
  return (
    <Spotlight.Empty role="status">
      {isBusy && !data && 'Searching…'}
      {!isBusy && isEmpty && 'No matching people or posts.'}
    </Spotlight.Empty>
  );
}
