import { Box, Container, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { SectionHeading } from '../../shared/content/shapes.ts';
import { FormCard } from './FormCard.tsx';
import classes from './Section.module.css';
import { noBreak } from './noBreak.tsx';

export type Tone = 'paper' | 'shade' | 'white' | 'ink';

type Props = SectionHeading & {
  id?: string;
  tone?: Tone;
  /** Less space above, where the section continues the one before. */
  pt?: string;
  /** `side` puts the heading into five columns on the left and the content into seven. */
  layout?: 'stack' | 'side';
  /** Shown at the end of the heading, such as a link. */
  action?: ReactNode;
  /** Screen readers announce changes of the title. */
  isLive?: boolean;
  children?: ReactNode;
};

const gap = 'clamp(0.75rem, 1.5vw, 1.25rem)';

/** A section with a numbered label ('02 — Process'), title and text. */
export function Section({ id, tone, pt, layout = 'stack', ...props }: Props) {
  const { action, children, ...heading } = props;
  const titleId = useId();
  return (
    <Box
      component="section"
      id={id}
      py="var(--section-space)"
      {...(pt && { pt })}
      bg="var(--tone-ground)"
      c="var(--tone-text)"
      data-tone={tone}
      tabIndex={id ? -1 : undefined}
      aria-labelledby={titleId}
    >
      <Container className={classes[layout]}>
        <header className={classes.heading}>
          <Text variant="count" size="sm">
            {heading.label}
          </Text>
          <div className={classes.headingText}>
            <Title order={2} id={titleId} aria-live={heading.isLive ? 'polite' : undefined}>
              {noBreak(heading.title)}
            </Title>
            {heading.text && (
              <Text
                fz="clamp(1.0625rem, 1rem + 0.25vw, 1.1875rem)"
                c="dimmed"
                maw="var(--measure)"
                mt={gap}
              >
                {noBreak(heading.text)}
              </Text>
            )}
            {action && (
              <Box mt={gap} className={classes.action}>
                {action}
              </Box>
            )}
          </div>
        </header>
        <div className={classes.content}>{children}</div>
      </Container>
    </Box>
  );
}

/** A section with a form on a white card. */
export const FormSection = ({ children, ...section }: Omit<Props, 'layout'>) => (
  <Section {...section} layout="side">
    <FormCard>{children}</FormCard>
  </Section>
);
