import '@mantine/core/styles/Timeline.layer.css';
import { Paper, Text, Timeline, Title } from '@mantine/core';
import { Fragment } from 'react';
import { localTime, longDate } from '../../../shared/dates.ts';
import { trpc } from '../../lib/api.tsx';
import { MoreButton } from '../table/MoreButton.tsx';
import { MutedText } from '../ui/details.tsx';
import { QueryResult } from '../ui/LoadError.tsx';
import { type Entry, toDays } from './timelineEntries.ts';
import { Description } from './Description.tsx';

/** Everything that happened with a person, newest first, by day. */
export function PersonTimeline({ id }: { id: string }) {
  const list = trpc.admin.person.timeline.useInfiniteQuery(
    { id },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const events = list.data?.pages.flatMap((page) => page.events);
  return (
    <Paper component="section" aria-label="Timeline" data-tone="white" p="md">
      <Title order={2} fz="md">
        Timeline
      </Title>
      <QueryResult query={{ data: events, error: list.error }} loadingText="Loading timeline...">
        {(loaded) => (
          <>
            {loaded.length === 0 && <MutedText>Nothing yet.</MutedText>}
            {toDays(loaded).map(({ day, entries }) => (
              <Fragment key={day}>
                <Title order={3} fz="sm" c="dimmed" mt="md" mb="xs">
                  {longDate(day)}
                </Title>
                <Timeline role="list" bulletSize={12} lineWidth={2} active={entries.length}>
                  {entries.map(toItem)}
                </Timeline>
              </Fragment>
            ))}
            <MoreButton label="Show earlier" list={list} />
          </>
        )}
      </QueryResult>
    </Paper>
  );
}

/** What visitors do, what they send, and what the team does. */
const colors: Partial<Record<Entry['kind'], string>> = {
  page: 'ink.3',
  quizSteps: 'ink.3',
  guideOpened: 'ink.3',
  booking: 'signal.5',
  lead: 'signal.5',
  response: 'signal.5',
  note: 'brass.5',
  change: 'brass.5',
  status: 'brass.5',
};

const colorOf = ({ kind }: Entry) => colors[kind] ?? 'gain.6';
/** The writer of a guide is part of its description. */
const authorOf = (entry: Entry) =>
  'author' in entry && entry.kind !== 'guide' ? ` · ${entry.author}` : '';

/** A function instead of a component, because the timeline passes props to its items. */
const toItem = (entry: Entry, index: number) => (
  <Timeline.Item key={entry.id} role="listitem" color={colorOf(entry)} mt={index ? 'md' : 0}>
    <Text component="div" size="sm" style={{ overflowWrap: 'anywhere' }}>
      <Description entry={entry} />
    </Text>
    <Text size="xs" c="dimmed">
      <time dateTime={entry.at}>{localTime(entry.at)}</time>
      {authorOf(entry)}
    </Text>
  </Timeline.Item>
);
