import { Box, Divider, Grid, Text, Title } from '@mantine/core';
import { refundNote } from '../../../shared/content/packageOptions.ts';
import { narrow, splitGap, wide } from '../../ui/columns.ts';

/** What the guarantee means, below the packages of which one has it. */
export function RefundNote() {
  return (
    <Box component="aside" mt="clamp(2.5rem, 5vw, 4rem)">
      <Divider color="var(--tone-gain)" mb="1.25rem" />
      <Grid {...splitGap} rowGap="0.75rem">
        <Grid.Col span={narrow}>
          <Title order={3} c="var(--tone-gain)">
            {refundNote.title}
          </Title>
        </Grid.Col>
        <Grid.Col span={wide}>
          <Text maw="62ch">{refundNote.text}</Text>
        </Grid.Col>
      </Grid>
    </Box>
  );
}
