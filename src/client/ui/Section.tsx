import { type ReactNode, useId } from 'react';
import type { Opener } from '../../shared/content/shapes.ts';
import classes from './Section.module.css';
import { SectionLabel } from './SectionLabel.tsx';

export type Tone = 'paper' | 'white' | 'ink';

type Props = Opener & {
  id?: string;
  tone?: Tone;
  /** `side` puts the opener into five columns at the left and the content into seven. */
  layout?: 'stack' | 'side';
  /** Stands at the end of the opener: a link to more. */
  action?: ReactNode;
  /** The title changes with what the visitor does: screen readers say the new one. */
  isLive?: boolean;
  children?: ReactNode;
};

/** A part of a page: '02 — Process', title and text; the number counts the sections of the page. */
export function Section({ id, tone, layout = 'stack', action, children, ...opener }: Props) {
  const titleId = useId();
  return (
    <section
      id={id}
      className={classes.section}
      data-tone={tone}
      tabIndex={id ? -1 : undefined}
      aria-labelledby={titleId}
    >
      <div className={`${classes.inner} ${classes[layout]}`}>
        <header className={classes.opener}>
          <SectionLabel className={classes.label}>{opener.label}</SectionLabel>
          <div className={classes.words}>
            <h2 id={titleId} aria-live={opener.isLive ? 'polite' : undefined}>
              {opener.title}
            </h2>
            {opener.text && <p className={classes.text}>{opener.text}</p>}
            {action && <div className={classes.action}>{action}</div>}
          </div>
        </header>
        <div className={classes.content}>{children}</div>
      </div>
    </section>
  );
}
