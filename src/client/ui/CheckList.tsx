import { List } from '@mantine/core';

type Props = {
  items: readonly string[];
  /** Draws a line above each item. */
  isRuled?: boolean;
};

export function CheckList({ items, isRuled = false }: Props) {
  return (
    <List variant="check" mod={{ ruled: isRuled }}>
      {items.map((item) => (
        <List.Item key={item}>{item}</List.Item>
      ))}
    </List>
  );
}
