import { differentiators } from '../../../shared/content/home.ts';
import { Card } from '../../ui/Card.tsx';
import { Section } from '../../ui/Section.tsx';
import classes from './Differentiators.module.css';

export function Differentiators() {
  return (
    <Section {...differentiators}>
      <div className={classes.cards}>
        {differentiators.items.map(({ figure, title, text }) => (
          <Card
            key={title}
            title={title}
            text={text}
            top={<p className={classes.figure}>{figure}</p>}
          />
        ))}
      </div>
    </Section>
  );
}
