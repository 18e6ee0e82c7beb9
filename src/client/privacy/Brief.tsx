import { List, Text } from '@mantine/core';
import { briefHeadings } from '../../shared/content/briefHeadings.ts';
import { Moment } from './Moment.tsx';
import { Fields, type OwnData, RecordGroup } from './Records.tsx';

/** What the team wrote down to prepare a call. */
export const Brief = ({ data: { brief, counts } }: { data: OwnData }) => (
  <RecordGroup part="brief" items={brief ? [{ ...brief, id: 'brief' }] : []} total={counts.briefs}>
    {({ savedAt, content }) => (
      <>
        <Text fw={600}>
          <Moment at={savedAt} />
        </Text>
        <Fields
          labels={briefHeadings}
          rows={{
            situation: content.situation,
            market: content.market,
            questions: <Lines lines={content.questions} />,
            episodes: (
              <Lines lines={content.episodes.map(({ title, note }) => `${title}: ${note}`)} />
            ),
            objections: (
              <Lines
                lines={content.objections.map(({ objection, reply }) => `${objection} ${reply}`)}
              />
            ),
          }}
        />
      </>
    )}
  </RecordGroup>
);

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <List spacing="xs">
    {lines.map((line, index) => (
      <List.Item key={index}>{line}</List.Item>
    ))}
  </List>
);
