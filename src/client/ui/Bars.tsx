import { Box, Stack } from '@mantine/core';
import classes from './Bars.module.css';

type Props = { items: readonly { label: string; value: number }[] };

/** Numbers with bars below them, such as from the invitations to the contracts. */
export function Bars({ items }: Props) {
  const most = Math.max(...items.map(({ value }) => value));
  return (
    <Stack gap="0.5rem" renderRoot={(list) => <dl {...list} />}>
      {items.map(({ label, value }) => (
        <Box key={label} className={classes.bar} __vars={{ '--share': `${value / most}` }}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Box>
      ))}
    </Stack>
  );
}
