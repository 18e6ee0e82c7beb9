import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** The title of a view, with its actions at the end of the line. */
export const ViewHeader = ({ title, children }: { title: string; children?: ReactNode }) => (
  <Group justify="space-between" gap="0.25rem 1rem" mih="2.25rem" mb="xs">
    <Title
      order={1}
      fz="clamp(1.2rem, 1rem + 1vw, 1.375rem)"
      lh={1.2}
      style={{ overflowWrap: 'anywhere' }}
    >
      {title}
    </Title>
    {children}
  </Group>
);
