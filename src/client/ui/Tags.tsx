import { Badge, Group } from '@mantine/core';

/** Small chips in a row; `label` names the list for a screen reader. */
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
