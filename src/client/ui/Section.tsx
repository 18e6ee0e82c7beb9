import { Box, Container, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { SectionHeading } from '../../shared/content/shapes.ts';
import { FormCard } from './FormCard.tsx';
import classes from './Section.module.css';

export type Tone = 'paper' | 'white' | 'ink';

type Props = SectionHeading & {
  id?: string;
  tone?: Tone;
  /** `side` puts the heading into five columns on the left and the content into seven. */
  layout?: 'stack' | 'side';
  /** Shown at the end of the heading, such as a link. */
  action?: ReactNode;
  /** Screen readers announce changes of the title. */
  isLive?: boolean;
  children?: ReactNode;
};

/** A section with a numbered label ('02 — Process'), title and text. */
export function Section({ id, tone, layout = 'stack', action, children, ...opener }: Props) {
  const titleId = useId();
  return (
    <Box
      component="section"
      id={id}
      py="var(--section-space)"
      bg="var(--tone-ground)"
      c="var(--tone-text)"
      data-tone={tone}
      tabIndex={id ? -1 : undefined}
      aria-labelledby={titleId}
    >
      <Container className={classes[layout]}>
        <header className={classes.opener}>
          <Text variant="count" size="sm">
            {opener.label}
          </Text>
          <div className={classes.words}>
            <Title order={2} id={titleId} aria-live={opener.isLive ? 'polite' : undefined}>
              {opener.title}
            </Title>
            {opener.text && (
              <Text size="lg" c="dimmed" maw="54ch" mt="1.25rem">
                {opener.text}
              </Text>
            )}
            {action && (
              <Box mt="1.25rem" className={classes.action}>
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
