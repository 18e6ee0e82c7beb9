import { Card, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** A titled section of a view. */
export const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card component="section" aria-label={title} padding="lg">
    <Title order={2} fz="h4">
      {title}
    </Title>
    {children}
  </Card>
);
