import type { ReactNode } from 'react';
import type { Opener } from '../../shared/content/shapes.ts';
import { Section, type Tone } from './Section.tsx';
import classes from './SplitSection.module.css';

type Props = Opener & {
  id?: string;
  tone?: Tone;
  /** The seven columns: a picture, a form, a table. */
  wide: ReactNode;
  /** Puts the wide side first. */
  isReversed?: boolean;
  /** The five columns. */
  children: ReactNode;
};

/** A section in two unequal halves under one opener. */
export function SplitSection({ wide, isReversed = false, children, ...section }: Props) {
  return (
    <Section {...section}>
      <div className={`${classes.split} ${isReversed ? classes.reversed : ''}`}>
        <div className={classes.narrow}>{children}</div>
        <div>{wide}</div>
      </div>
    </Section>
  );
}
