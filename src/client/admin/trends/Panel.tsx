import { Card, Title } from '@mantine/core';
import type { ReactNode } from 'react';

export const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card component="section" aria-label={title} padding="lg" mb="lg">
    <Title order={2} fz="h4">
      {title}
    </Title>
    {children}
  </Card>
);
