import { answerLines } from './answerLines.ts';
import classes from './Answers.module.css';

/** What somebody answered in the quiz, question by question; folded below, as it was sent. */
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
      <details className={classes.fold}>
        <summary>As JSON</summary>
        <pre className={classes.plain}>{JSON.stringify(answers, null, 2)}</pre>
      </details>
    </>
  );
}
