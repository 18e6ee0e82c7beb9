import { Button, List, Text } from '@mantine/core';
import type { Content } from '../../shared/content/documents.ts';
import { longDate } from '../../shared/dates.ts';
import { leadLabels, otherLeadFields } from '../../shared/leads/newLead.ts';
import { labelOf, subjectOf } from '../../shared/labelOf.ts';
import { formatDollars } from '../../shared/numbers.ts';
import { formatAnswers } from '../../shared/quiz/formatAnswers.ts';
import { revenueLabelOf } from '../../shared/revenue.ts';
import { questionsOf } from '../../shared/quiz/questions.ts';
import { trpc } from '../lib/api.tsx';
import { useContent } from '../lib/content.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { InquiryCorrection, QuizCorrection } from './Correction.tsx';
import { Moment } from './Moment.tsx';
import { Fields, type OwnData, RecordGroup } from './Records.tsx';
import { Source } from './Source.tsx';
import { useOwnDataOptions } from './useOwnDataMutation.ts';

type Props = { token: string; data: OwnData };

function Title({ at, isSpam }: { at: string; isSpam: boolean }) {
  const { suspected } = useContent('pages/own-data');
  return (
    <Text fw={600}>
      <Moment at={at} />
      {isSpam && <> · {suspected}</>}
    </Text>
  );
}

/** Fields that the list of an inquiry does not name. */
const furtherFields = otherLeadFields.filter(
  (field) => !['company', 'revenue', 'leadType', 'offerType'].includes(field),
);

/** What the forms sent, with the notes about it. */
export function Inquiries({ token, data: { inquiries, counts } }: Props) {
  const { labels } = useContent('pages/own-data');
  return (
    <RecordGroup part="inquiries" items={inquiries} total={counts.leads}>
      {(lead) => (
        <>
          <InquiryCorrection
            key={`${lead.firstName}|${lead.lastName}|${lead.company}`}
            token={token}
            record={lead}
            header={<Title at={lead.createdAt} isSpam={lead.isSuspectedSpam} />}
          />
          <Fields
            labels={{ ...leadLabels, ...labels }}
            rows={{
              name: `${lead.firstName} ${lead.lastName}`,
              email: lead.email,
              company: lead.company,
              revenue: revenueLabelOf(lead.revenue),
              offer: subjectOf(lead),
              ...Object.fromEntries(furtherFields.map((field) => [field, lead[field]])),
              message: lead.message,
              status: labelOf(lead.status),
              value: lead.wonValue !== null && formatDollars(lead.wonValue),
              followUp: lead.followUpOn && longDate(lead.followUpOn),
              lastContact: lead.lastContactAt && <Moment at={lead.lastContactAt} />,
              source: lead.attribution !== null && <Source attribution={lead.attribution} />,
              history: lead.history.length > 0 && <History entries={lead.history} />,
            }}
          />
        </>
      )}
    </RecordGroup>
  );
}

const History = ({ entries }: { entries: OwnData['inquiries'][number]['history'] }) => (
  <List spacing="xs">
    {entries.map(({ at, text }, index) => (
      <List.Item key={index}>
        <Text size="sm" c="dimmed">
          <Moment at={at} />
        </Text>
        {text}
      </List.Item>
    ))}
  </List>
);

/** Quiz answers with what was made from them. */
export function QuizResponses({ token, data: { quizResponses, counts } }: Props) {
  const { labels } = useContent('pages/own-data');
  const { headings } = useContent('pages/guide');
  return (
    <RecordGroup part="quiz" items={quizResponses} total={counts.responses}>
      {(response) => (
        <>
          <QuizCorrection
            key={response.name}
            token={token}
            record={response}
            header={<Title at={response.createdAt} isSpam={response.isSuspectedSpam} />}
          />
          <Fields
            labels={labels}
            rows={{
              name: response.name,
              email: response.email,
              result: response.resultDescription,
              answers: <Answers answers={response.answers} />,
              guide: response.guidePath && (
                <TextLink href={response.guidePath} label={labels.openGuide} />
              ),
              marks: response.marks.map((mark) => describeMark(mark, labels, headings)).join('\n'),
              board: response.board && (
                <TextLink href={response.board.path} label={labels.openBoard} />
              ),
              source: response.attribution !== null && (
                <Source attribution={response.attribution} />
              ),
            }}
          />
        </>
      )}
    </RecordGroup>
  );
}

type Response = OwnData['quizResponses'][number];

const describeMark = (
  { section, isUseful }: Response['marks'][number],
  labels: Content['pages/own-data']['labels'],
  headings: Content['pages/guide']['headings'],
) => `${headings[section]}: ${isUseful ? labels.useful : labels.notUseful}`;

const Answers = ({ answers }: Pick<Response, 'answers'>) => {
  const questions = questionsOf(useContent('quiz'));
  return (
    <List spacing="xs">
      {formatAnswers(answers, questions).map(({ key, question, answers: chosen }) => (
        <List.Item key={key}>
          <Text size="sm" c="dimmed">
            {question}
          </Text>
          {chosen.join('; ') || '—'}
        </List.Item>
      ))}
    </List>
  );
};

/** The newsletter subscription, with a button to unsubscribe. */
export function Subscriptions({ token, data: { subscriptions, counts } }: Props) {
  const { labels, unsubscribe: texts } = useContent('pages/own-data');
  const options = useOwnDataOptions(token, texts.done);
  const unsubscribe = trpc.privacy.unsubscribe.useMutation(options);
  return (
    <RecordGroup part="newsletter" items={subscriptions} total={counts.subscriptions}>
      {({ email, status, isSuspectedSpam, ...dates }) => (
        <>
          <Title at={dates.createdAt} isSpam={isSuspectedSpam} />
          <Fields
            labels={labels}
            rows={{
              email,
              status: labelOf(status),
              requested: <Moment at={dates.requestedAt} />,
              confirmed: dates.confirmedAt && <Moment at={dates.confirmedAt} />,
              unsubscribed: dates.unsubscribedAt && <Moment at={dates.unsubscribedAt} />,
              source: dates.attribution !== null && <Source attribution={dates.attribution} />,
            }}
          />
          {status !== 'unsubscribed' && (
            <Button
              variant="outline"
              data-needs-script
              disabled={unsubscribe.isPending}
              onClick={() => unsubscribe.mutate({ token })}
            >
              {unsubscribe.isPending ? 'Unsubscribing...' : texts.button}
            </Button>
          )}
        </>
      )}
    </RecordGroup>
  );
}

/** The emails and notices about the person, and whether they were delivered. */
export function Messages({ data: { messages, counts } }: Pick<Props, 'data'>) {
  const { messageKinds, messageStates } = useContent('pages/own-data');
  return (
    <RecordGroup part="messages" items={messages} total={counts.messages}>
      {({ kind, subject, state, createdAt }) => (
        <>
          <Text fw={600}>{subject}</Text>
          <Text size="sm" c="dimmed">
            {messageKinds[kind]} · <Moment at={createdAt} /> · {messageStates[state]}
          </Text>
        </>
      )}
    </RecordGroup>
  );
}
