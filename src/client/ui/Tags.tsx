import { Badge, Group } from '@mantine/core';
import { TextLink } from './TextLink.tsx';

type Props = {
  items: readonly string[];
  /** The accessible name of the list. */
  label: string;
  /** Makes the tags links. */
  hrefOf?: (tag: string) => string | undefined;
};

export function Tags({ items, label, hrefOf }: Props) {
  if (items.length === 0) return null;
  return (
    <Group gap="0.375rem" aria-label={label} renderRoot={(group) => <ul {...group} />}>
      {items.map((tag) => (
        <Badge key={tag} component="li" c="dimmed" fw={400}>
          <Tag name={tag} href={hrefOf?.(tag)} />
        </Badge>
      ))}
    </Group>
  );
}

function Tag({ name, href }: { name: string; href: string | undefined }) {
  if (!href) return name;
  return (
    <TextLink href={href} c="inherit">
      {name}
    </TextLink>
  );
}
