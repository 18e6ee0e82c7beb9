import { Badge, Group } from '@mantine/core';

/** A list of tags; `label` is the list's accessible name. */
export function Tags({ items, label }: { items: readonly string[]; label: string }) {
  if (items.length === 0) return null;
  return (
    <Group gap="0.375rem" aria-label={label} renderRoot={(group) => <ul {...group} />}>
      {items.map((tag) => (
        <Badge key={tag} component="li" c="dimmed" fw={400}>
          {tag}
        </Badge>
      ))}
    </Group>
  );
}
