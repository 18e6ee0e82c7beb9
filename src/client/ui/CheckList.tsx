import { List } from '@mantine/core';
import { noBreak } from './noBreak.tsx';

type Props = {
  items: readonly string[];
  /** Draws a line above each item. */
  isRuled?: boolean;
};

export function CheckList({ items, isRuled = false }: Props) {
  return (
    <List variant="check" mod={{ ruled: isRuled }}>
      {items.map((item) => (
        <List.Item key={item}>{noBreak(item)}</List.Item>
      ))}
    </List>
  );
}
