import { Text } from '@mantine/core';
import { ownDataPage as copy } from '../../shared/content/ownDataPage.ts';
import { questions } from '../../shared/quiz/questions.ts';
import { Moment } from './Moment.tsx';
import { Fields, type OwnData, RecordGroup } from './Records.tsx';
import { Touch } from './Source.tsx';

/** What the person did on the site, if they consented to a history. */
export const Visits = ({ data: { visits, counts } }: { data: OwnData }) => (
  <RecordGroup part="visits" items={visits} total={counts.visits}>
    {({ kind, name, source, at }) => (
      <>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {copy.visits[kind] ?? kind}
          {name && `: ${questions.find(({ id }) => id === name)?.question ?? name}`}
        </Text>
        <Text size="sm" c="dimmed">
          <Moment at={at} />
        </Text>
        <Fields rows={{ [copy.labels.source]: source !== null && <Touch touch={source} /> }} />
      </>
    )}
  </RecordGroup>
);
