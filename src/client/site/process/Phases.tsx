import { Grid, Image, Stack, Text, Title } from '@mantine/core';
import type { Phase } from '../../../shared/content/pages/process.ts';
import { CardFrame } from '../../ui/Card.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { narrow, wide } from '../../ui/columns.ts';
import { noBreak } from '../../ui/noBreak.tsx';
import { phaseId } from './phaseId.ts';
import classes from './Phases.module.css';

/** Phases with pictures on alternating sides. */
export function Phases({ phases }: { phases: readonly Phase[] }) {
  return (
    <Stack gap="clamp(2.5rem, 6vw, 5rem)" renderRoot={(list) => <ol {...list} />}>
      {phases.map((phase, index) => (
        <li
          key={phase.title}
          id={phaseId(index)}
          tabIndex={-1}
          style={{ scrollMarginTop: '1.5rem' }}
        >
          <Grid columnGap="var(--gutter)" rowGap="1rem">
            <Grid.Col span={narrow} order={{ md: index % 2 === 0 ? 1 : 2 }}>
              <Image
                src={`/images/phases/${index + 1}.svg`}
                alt=""
                width={800}
                height={600}
                loading="lazy"
                h="100%"
              />
            </Grid.Col>
            <Grid.Col span={wide} order={{ md: index % 2 === 0 ? 2 : 1 }}>
              <PhaseCard number={index + 1} {...phase} />
            </Grid.Col>
          </Grid>
        </li>
      ))}
    </Stack>
  );
}

function PhaseCard({ number, title, duration, description, steps }: Phase & { number: number }) {
  return (
    <CardFrame h="100%" padding="clamp(1.5rem, 3vw, 2.5rem)">
      <div className={classes.phase}>
        <Text variant="figure" fz="clamp(3.5rem, 9vw, 7.5rem)" lh={0.8} aria-hidden>
          {number}
        </Text>
        <div>
          <Title order={3}>{title}</Title>
          <Text size="sm" fw={600} c="var(--tone-accent)" mt="0.25rem">
            {duration}
          </Text>
        </div>
        <div className={classes.details}>
          <Text c="dimmed" mb="1.25rem">
            {noBreak(description)}
          </Text>
          <CheckList items={steps} />
        </div>
      </div>
    </CardFrame>
  );
}
