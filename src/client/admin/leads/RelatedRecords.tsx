import { Anchor, Group, Paper } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import { localDate, localDateTime } from '../../../shared/dates.ts';
import { type Outputs, trpc } from '../../lib/api.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Answers } from '../responses/Answers.tsx';
import { Disclosure, Heading, MutedText } from '../ui/details.tsx';
import { Guide } from '../responses/Guide.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { LabelBadge } from '../ui/LabelBadge.tsx';
import { OfferAndType, type LeadDetails, StatusBadge } from './leadParts.tsx';
import { leadHref } from './useLeadListState.ts';

type Person = Outputs['admin']['person']['find'];

/** Quiz responses with their guides, and other leads, with the same email address. */
export function RelatedRecords({ lead }: { lead: LeadDetails }) {
  const { data, error } = trpc.admin.person.find.useQuery({ email: lead.email });
  const others = data?.leads.filter(({ id }) => id !== lead.id) ?? [];
  return (
    <>
      <ButtonLink
        href={`/admin/people/${lead.id}`}
        label="Open the person's page"
        variant="outline"
        size="xs"
      />
      <Heading>Quiz responses of the same person</Heading>
      <LoadError error={error} hasData={!!data} />
      {data?.responses.length === 0 && <MutedText>None.</MutedText>}
      {data?.responses.map((response) => (
        <QuizCard key={response.id} response={response} />
      ))}
      {others.length > 0 && <Heading>Other leads of the same person</Heading>}
      {others.map((other) => (
        <OtherLead key={other.id} lead={other} />
      ))}
    </>
  );
}

function QuizCard({ response }: { response: Person['responses'][number] }) {
  const { id, name, result, resultDescription, createdAt, answers, generatedStrategy } = response;
  // Part of the guide: waiting for it keeps the answers from moving down under a click.
  const { isFetched } = trpc.quiz.guideOf.useQuery({ id });
  return (
    <Paper component="article" p="sm" mb="xs" fz="sm" style={{ overflowWrap: 'anywhere' }}>
      <Group justify="space-between" gap="xs">
        <strong>{name}</strong>
        <time dateTime={createdAt}>{localDateTime(createdAt)}</time>
      </Group>
      <p>
        <LabelBadge value={result} /> {resultDescription}
      </p>
      {isFetched && (
        <>
          <Disclosure title="Guide" isOpen={!!generatedStrategy}>
            <Guide responseId={id} text={generatedStrategy} />
          </Disclosure>
          <Disclosure title="Answers">
            <Answers answers={answers} />
          </Disclosure>
        </>
      )}
    </Paper>
  );
}

function OtherLead({ lead }: { lead: Person['leads'][number] }) {
  const [params] = useSearchParams();
  return (
    <Paper p="sm" mb="xs" fz="sm">
      <Group justify="space-between" gap="xs">
        <Anchor component={Link} to={leadHref(params, lead.id)}>
          {localDate(lead.createdAt)}
        </Anchor>
        <OfferAndType {...lead} />
        <StatusBadge status={lead.status} />
      </Group>
    </Paper>
  );
}
