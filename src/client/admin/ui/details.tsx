import '@mantine/core/styles/DataList.layer.css';
import { Box, DataList, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

export const Heading = ({ children }: { children: ReactNode }) => (
  <Title order={3} fz="md" mt="md" mb="0.375rem">
    {children}
  </Title>
);

export const MutedText = ({ children }: { children: ReactNode }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
);

/** Values by name; an empty value is shown as a dash. */
export type DetailItems = Readonly<Record<string, ReactNode>>;

export const DetailList = ({ items }: { items: DetailItems }) => (
  <DataList gap="0.125rem" labelWidth="5.5rem" style={{ overflowWrap: 'anywhere' }}>
    {Object.entries(items).map(([name, value]) => (
      <DataList.Item key={name}>
        <DataList.ItemLabel>{name}</DataList.ItemLabel>
        <DataList.ItemValue>{value || '—'}</DataList.ItemValue>
      </DataList.Item>
    ))}
  </DataList>
);

/** Text with its line breaks. */
export const PlainText = ({ children, ...rest }: { children: string; component?: 'pre' }) => (
  <Text
    size="sm"
    p="sm"
    m={0}
    bg="paper.3"
    bdrs="sm"
    style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
    {...rest}
  >
    {children}
  </Text>
);

type DisclosureProps = {
  title: string;
  isOpen?: boolean;
  onOpen?: () => void;
  children: ReactNode;
};

export const Disclosure = ({ title, isOpen = false, onOpen, children }: DisclosureProps) => (
  <Box component="details" open={isOpen} fz="sm" onToggle={onOpen}>
    <Text component="summary" size="sm" fw={600} py="0.25rem" style={{ cursor: 'pointer' }}>
      {title}
    </Text>
    {children}
  </Box>
);
