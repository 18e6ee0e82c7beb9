import { Grid, Group, Image, Stack, Text, Title } from '@mantine/core';
import type { Phase } from '../../../shared/content/process.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { narrow, wide } from '../../ui/columns.ts';
import { WaveCard } from '../../ui/Wave.tsx';

/** Phases with pictures on alternating sides. */
export function Phases({ phases }: { phases: readonly Phase[] }) {
  return (
    <Stack gap="clamp(3.5rem, 6vw, 5rem)" renderRoot={(list) => <ol {...list} />}>
      {phases.map((phase, index) => (
        <li key={phase.number}>
          <Grid columnGap="var(--gutter)" rowGap="2rem">
            <Grid.Col span={narrow} order={{ md: index % 2 === 0 ? 1 : 2 }}>
              <Image
                src={phase.illustration}
                alt=""
                width={800}
                height={600}
                loading="lazy"
                h="100%"
              />
            </Grid.Col>
            <Grid.Col span={wide} order={{ md: index % 2 === 0 ? 2 : 1 }}>
              <PhaseCard {...phase} />
            </Grid.Col>
          </Grid>
        </li>
      ))}
    </Stack>
  );
}

function PhaseCard({ number, title, duration, description, steps }: Phase) {
  return (
    <WaveCard h="100%" padding="clamp(1.5rem, 3vw, 2.5rem)">
      <Group gap="0.5rem" align="start" wrap="nowrap">
        <Text
          variant="figure"
          fz="clamp(3.5rem, 9vw, 7.5rem)"
          lh={0.8}
          flex="0 0 clamp(3.5rem, 9vw, 7.5rem)"
          aria-hidden
        >
          {number}
        </Text>
        <Stack gap="0.75rem" miw={0}>
          <Title order={3}>{title}</Title>
          <Text size="sm" fw={600} c="var(--tone-accent)" mt="-0.5rem">
            {duration}
          </Text>
          <Text c="dimmed" mb="0.5rem">
            {description}
          </Text>
          <CheckList items={steps} />
        </Stack>
      </Group>
    </WaveCard>
  );
}
