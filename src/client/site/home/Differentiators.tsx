import { Grid, Text } from '@mantine/core';
import { differentiators } from '../../../shared/content/home.ts';
import { Card } from '../../ui/Card.tsx';
import { narrow, wide } from '../../ui/columns.ts';
import { Section } from '../../ui/Section.tsx';

const third = { base: 12, md: 4 };
const spans = [wide, narrow];

/** The two most important ones share the first row. */
export function Differentiators() {
  return (
    <Section {...differentiators}>
      <Grid columnGap="var(--gutter)" rowGap="calc(var(--gutter) + 1rem)">
        {differentiators.items.map(({ figure, ...words }, index) => (
          <Grid.Col key={words.title} span={spans[index] ?? third}>
            <Card
              {...words}
              h="100%"
              top={
                <Text
                  variant="figure"
                  fz="clamp(3rem, 2.2rem + 3.4vw, 5.5rem)"
                  mb="0.75rem"
                  c={index === 0 ? 'var(--tone-gain)' : 'var(--tone-text)'}
                >
                  {figure}
                </Text>
              }
            />
          </Grid.Col>
        ))}
      </Grid>
    </Section>
  );
}
