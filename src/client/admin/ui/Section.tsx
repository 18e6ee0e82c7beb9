import { Box, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = { title: string; intro: ReactNode; children: ReactNode };

/** A titled part of a view of settings. */
export const Section = ({ title, intro, children }: Props) => (
  <Box component="section" aria-label={title}>
    <Title order={2} fz="1.125rem">
      {title}
    </Title>
    <Text size="sm" c="dimmed" maw="68ch" mb="xs">
      {intro}
    </Text>
    {children}
  </Box>
);
