import { Group } from '@mantine/core';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

type Item = { label: string; href: string; isCurrent: boolean };

/** Links that look like tabs, so that each view has its own URL. */
export function LinkTabs({ label, items }: { label: string; items: readonly Item[] }) {
  return (
    <Group component="nav" aria-label={label} gap="0.375rem" mb="xs">
      {items.map(({ isCurrent, ...link }) => (
        <ButtonLink
          key={link.href}
          {...link}
          size="xs"
          color={isCurrent ? 'ink.9' : undefined}
          variant={isCurrent ? 'filled' : 'outline'}
          aria-current={isCurrent ? 'true' : undefined}
        />
      ))}
    </Group>
  );
}
