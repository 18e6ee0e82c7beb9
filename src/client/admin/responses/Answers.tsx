import '@mantine/core/styles/ScrollArea.layer.css';
import { DataList, Grid, ScrollArea, Text } from '@mantine/core';
import { formatAnswers } from '../../../shared/quiz/formatAnswers.ts';
import { questionsOf } from '../../../shared/quiz/questions.ts';
import { useContent } from '../../lib/content.ts';
import { PlainText } from '../ui/details.tsx';

type Props = { answers: Readonly<Record<string, unknown>>; isSideBySide?: boolean };

/** The quiz answers, formatted and as JSON. */
export function Answers({ answers, isSideBySide = false }: Props) {
  const questions = questionsOf(useContent('quiz'));
  return (
    <Grid gap="md">
      <Grid.Col span={isSideBySide ? { base: 12, sm: 6 } : 12}>
        <DataList orientation="vertical" withDivider style={{ overflowWrap: 'anywhere' }}>
          {formatAnswers(answers, questions).map(({ key, question, answers: chosen }) => (
            <DataList.Item key={key}>
              <DataList.ItemLabel>{question}</DataList.ItemLabel>
              {chosen.length === 0 && <DataList.ItemValue>—</DataList.ItemValue>}
              {chosen.map((answer, index) => (
                <DataList.ItemValue key={index} fw={600}>
                  {answer}
                </DataList.ItemValue>
              ))}
            </DataList.Item>
          ))}
        </DataList>
      </Grid.Col>
      <Grid.Col span={isSideBySide ? { base: 12, sm: 6 } : 12}>
        <Text size="sm" fw={600} mb="0.375rem">
          As JSON
        </Text>
        <ScrollArea.Autosize mah="22rem" viewportProps={viewport}>
          <PlainText component="pre">{JSON.stringify(answers, null, 2)}</PlainText>
        </ScrollArea.Autosize>
      </Grid.Col>
    </Grid>
  );
}

/** Focusable, so that it can be scrolled with the keyboard. */
const viewport = { tabIndex: 0, role: 'group', 'aria-label': 'Answers as JSON' };
