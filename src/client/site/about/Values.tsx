import { Box, Grid, Stack, Text, Title } from '@mantine/core';
import type { Step } from '../../../shared/content/shapes.ts';
import { narrow, wide } from '../../ui/columns.ts';

export function Values({ items }: { items: readonly Step[] }) {
  return (
    <Stack gap={0} variant="ruled" renderRoot={(list) => <ul {...list} />}>
      {items.map(({ title, text }) => (
        <Box component="li" key={title} py="clamp(1.5rem, 3vw, 2.25rem)">
          <Grid columnGap="var(--gutter)" rowGap="0.625rem" align="baseline">
            <Grid.Col span={narrow}>
              <Title order={3} fz={{ base: 'h3', md: 'clamp(1.75rem, 1.4rem + 1vw, 2.25rem)' }}>
                {title}
              </Title>
            </Grid.Col>
            <Grid.Col span={wide}>
              <Text c="dimmed" maw="54ch">
                {text}
              </Text>
            </Grid.Col>
          </Grid>
        </Box>
      ))}
    </Stack>
  );
}
