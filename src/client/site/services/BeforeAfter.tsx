import { Grid, List, Paper, Stack, Title } from '@mantine/core';
import { CheckList } from '../../ui/CheckList.tsx';
import { narrow, wide } from '../../ui/columns.ts';
import classes from './BeforeAfter.module.css';

type Side = { title: string; points: readonly string[] };

export function BeforeAfter({ before, after }: { before: Side; after: Side }) {
  return (
    <Grid gap={0}>
      <Grid.Col span={narrow}>
        <Paper p="clamp(1.5rem, 3.5vw, 3rem)" h="100%" c="dimmed" mod={{ joined: 'start' }}>
          <Stack gap="1.5rem">
            <Title order={3}>{before.title}</Title>
            <List variant="check" className={classes.list}>
              {before.points.map((point) => (
                <List.Item key={point}>{point}</List.Item>
              ))}
            </List>
          </Stack>
        </Paper>
      </Grid.Col>
      <Grid.Col span={wide}>
        <Paper
          p="clamp(1.5rem, 3.5vw, 3rem)"
          h="100%"
          withBorder={false}
          data-tone="ink"
          mod={{ joined: 'end' }}
        >
          <Stack gap="1.5rem" fz="lg">
            <Title order={3}>{after.title}</Title>
            <CheckList items={after.points} />
          </Stack>
        </Paper>
      </Grid.Col>
    </Grid>
  );
}
