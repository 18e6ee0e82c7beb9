import { SimpleGrid, Text, Title } from '@mantine/core';
import { release } from '../../../../shared/content/servicePages/release.ts';

/** The steps of a release, with their hours. */
export function ReleaseSteps() {
  return (
    <SimpleGrid
      cols={{ base: 1, xs: 2, md: 4 }}
      spacing="var(--gutter)"
      verticalSpacing="1.5rem"
      renderRoot={(list) => <ol {...list} />}
    >
      {release.steps.map((step) => (
        <li
          key={step.title}
          style={{ borderTop: '1px solid var(--tone-line)', paddingTop: '1rem' }}
        >
          <Text size="sm" c="var(--tone-accent)" fw={600}>
            {release.span(step)}
          </Text>
          <Title order={3} size="h4" mb="0.375rem">
            {step.title}
          </Title>
          <Text c="dimmed">{step.text}</Text>
        </li>
      ))}
    </SimpleGrid>
  );
}
