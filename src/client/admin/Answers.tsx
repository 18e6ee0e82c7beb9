import '@mantine/core/styles/ScrollArea.layer.css';
import { ScrollArea, Text } from '@mantine/core';
import { answerLines } from './answerLines.ts';
import classes from './Answers.module.css';

/** What somebody answered in the quiz, question by question; below, as it was sent. */
export function Answers({ answers }: { answers: Readonly<Record<string, unknown>> }) {
  return (
    <>
      <dl className={classes.answers}>
        {answerLines(answers).map(({ key, question, answers: given }) => (
          <div key={key}>
            <dt>{question}</dt>
            {given.length === 0 && <dd>—</dd>}
            {given.map((answer, index) => (
              <dd key={index}>{answer}</dd>
            ))}
          </div>
        ))}
      </dl>
      <Text size="sm" fw={600} mt="sm" mb="0.375rem">
        As JSON
      </Text>
      <ScrollArea.Autosize mah="20rem" viewportProps={viewport}>
        <pre className={classes.plain}>{JSON.stringify(answers, null, 2)}</pre>
      </ScrollArea.Autosize>
    </>
  );
}

/** The keyboard scrolls it, too. */
const viewport = { tabIndex: 0, role: 'group', 'aria-label': 'Answers as JSON' };
