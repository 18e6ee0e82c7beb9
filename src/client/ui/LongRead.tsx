import { Anchor, Box, Container, Grid, List, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './LongRead.module.css';

type Props = {
  /** The label of the table of contents. */
  contentsLabel: string;
  parts: readonly { id: string; title: string }[];
  children: ReactNode;
};

/** A long text with a table of contents. */
export function LongRead({ contentsLabel, parts, children }: Props) {
  return (
    <Container pt="clamp(2.5rem, 5vw, 4.5rem)" pb="var(--section-space)">
      <Grid gap="clamp(2rem, 5vw, 4rem)">
        <Grid.Col span={{ base: 12, md: 4 }}>
          <TableOfContents contentsLabel={contentsLabel} parts={parts} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 8 }}>{children}</Grid.Col>
      </Grid>
    </Container>
  );
}

function TableOfContents({ contentsLabel, parts }: Omit<Props, 'children'>) {
  return (
    <nav aria-label={contentsLabel} className={classes.contents}>
      <Text size="sm" fw={500} c="dimmed" mb="0.5rem">
        {contentsLabel}
      </Text>
      <List type="ordered" variant="plain">
        {parts.map(({ id, title }) => (
          <List.Item key={id}>
            <Anchor
              href={`#${id}`}
              underline="hover"
              c="var(--tone-text)"
              display="block"
              py="0.375rem"
            >
              {title}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </nav>
  );
}

type PartProps = { id: string; title: string; children: ReactNode };

export function LongReadPart({ id, title, children }: PartProps) {
  return (
    <Box
      component="section"
      id={id}
      pt="1.25rem"
      pb="clamp(2.5rem, 5vw, 3.75rem)"
      style={{ borderTop: '1px solid var(--tone-line)' }}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
    >
      <Title
        order={2}
        id={`${id}-title`}
        size="clamp(1.5rem, 1.3rem + 0.8vw, 2rem)"
        lh={1.12}
        mb="1.25rem"
      >
        {title}
      </Title>
      {children}
    </Box>
  );
}
