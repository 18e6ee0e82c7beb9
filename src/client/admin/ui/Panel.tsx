import { Card, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** A part of a view under a title of its own. */
export const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card component="section" aria-label={title} padding="lg">
    <Title order={2} fz="h4">
      {title}
    </Title>
    {children}
  </Card>
);
