import { Group } from '@mantine/core';
import type { Link } from '../../shared/content/shapes.ts';
import { ButtonLink } from './ButtonLink.tsx';

const variants = ['filled', 'outline', 'arrow'] as const;

/** A row of actions: the first is the primary one, each next one is less prominent. */
export function Actions({ links }: { links: readonly (Link & { onClick?: () => void })[] }) {
  return (
    <Group gap="0.875rem" variant="actions">
      {links.map((link, index) => (
        <ButtonLink key={link.label} variant={variants[index] ?? 'arrow'} {...link} />
      ))}
    </Group>
  );
}
