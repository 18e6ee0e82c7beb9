import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { emailNames } from '../../../shared/emailNames.ts';
import { useContent } from '../../lib/content.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { labelOf, subjectOf } from '../../../shared/labelOf.ts';
import { writerName } from '../ui/labels.ts';
import type { Entry } from './timelineEntries.ts';

/** Says what happened, in a line. */
export function Description({ entry }: { entry: Entry }): ReactNode {
  switch (entry.kind) {
    case 'page':
      return (
        <>
          {entry.title ? 'Read ' : 'Opened '}
          <RecordLink href={entry.path}>{entry.title ?? entry.path}</RecordLink>
          <Source source={entry.source} />
        </>
      );
    case 'quizStep':
      return 'Saw a step of the quiz';
    case 'quizSteps':
      return `Saw ${entry.steps} ${entry.steps === 1 ? 'step' : 'steps'} of the quiz`;
    case 'guideOpened':
      return 'Opened the guide';
    case 'booking':
      return 'Went to the calendar to book a call';
    case 'lead':
      return (
        <>
          <strong>{entry.call ? 'Asked for a call: ' : 'Sent a form: '}</strong>
          <RecordLink href={`/admin/leads?lead=${entry.leadId}`}>
            {entry.call || subjectOf(entry)}
          </RecordLink>
          <Source source={entry.source} />
        </>
      );
    case 'status':
      return `Status changed from ${labelOf(entry.from)} to ${labelOf(entry.to)}`;
    case 'change':
      return entry.text;
    case 'note':
      return (
        <Text component="blockquote" size="sm" m={0} style={{ whiteSpace: 'pre-wrap' }}>
          {entry.text}
        </Text>
      );
    case 'response':
      return (
        <>
          <strong>Completed the quiz: </strong>
          <RecordLink href={`/admin?response=${entry.responseId}`}>{entry.result}</RecordLink>
          <Source source={entry.source} />
        </>
      );
    case 'guide':
      return (
        <>
          <RecordLink href={`/admin/responses/${entry.responseId}/guide`}>
            {`Guide, version ${entry.version}`}
          </RecordLink>
          {`: ${labelOf(entry.reason).toLowerCase()} by ${writerName(entry.author)}`}
        </>
      );
    case 'mark':
      return <Mark section={entry.section} isUseful={entry.isUseful} />;
    case 'board':
      return (
        <>
          Planned on a whiteboard:{' '}
          <RecordLink href={`/whiteboard?board=${entry.boardId}`}>{entry.title}</RecordLink>
        </>
      );
    case 'subscription':
      return subscriptionTexts[entry.state];
    case 'email':
      return (
        <>
          {`${emailNames[entry.email]?.timeline ?? 'Email'} ${emailStates[entry.state]}`}
          {entry.error && (
            <Text span inherit c="signal.7">
              {`: ${entry.error}`}
            </Text>
          )}
        </>
      );
  }
}

function Mark({
  section,
  isUseful,
}: Pick<Extract<Entry, { kind: 'mark' }>, 'section' | 'isUseful'>) {
  const { headings } = useContent('pages/guide');
  return `Marked “${headings[section]}” of the guide as ${isUseful ? 'useful' : 'not for me'}`;
}

const subscriptionTexts = {
  pending: 'Asked for the newsletter',
  confirmed: 'Confirmed the newsletter',
  unsubscribed: 'Unsubscribed from the newsletter',
};

const emailStates = { waiting: 'is queued', done: 'was sent', failed: 'failed' };

type VisitSource = Partial<Record<string, string>> | null;

/** The campaign or the site that the person came from. */
function Source({ source }: { source: VisitSource }) {
  const campaign = [source?.utm_source ?? source?.referrer, source?.utm_campaign];
  const text = campaign.filter(Boolean).join(', ');
  return (
    text && (
      <Text span inherit c="dimmed">
        {` · came from ${text}`}
      </Text>
    )
  );
}

const RecordLink = ({ href, children }: { href: string; children: string }) => (
  <Anchor component={SiteLink} href={href} inherit c="var(--tone-text)" fw={500}>
    {children}
  </Anchor>
);
