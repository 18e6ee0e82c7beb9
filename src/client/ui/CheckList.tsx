import { List } from '@mantine/core';

type Props = {
  items: readonly string[];
  /** Sets a hairline above each. */
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
