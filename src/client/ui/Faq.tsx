import type { Faq as FaqItem } from '../../shared/content/shapes.ts';
import classes from './Faq.module.css';

export function Faq({ items }: { items: readonly FaqItem[] }) {
  return (
    <div className={classes.faq}>
      {items.map(({ question, answer }) => (
        <details key={question} className={classes.item}>
          <summary className={classes.question}>{question}</summary>
          <p className={classes.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
