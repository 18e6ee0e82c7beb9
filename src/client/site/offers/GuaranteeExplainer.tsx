import { Divider, SimpleGrid, Stack, Title } from '@mantine/core';
import type { GuaranteeExplainer as GuaranteeText } from '../../../shared/content/offerPages/packagePage.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { Section } from '../../ui/Section.tsx';
import { Steps } from '../../ui/Steps.tsx';

/** How the guarantee works, what counts toward it and what it takes. */
export function GuaranteeExplainer({ steps, counts, yourPart, ...opener }: GuaranteeText) {
  return (
    <Section {...opener} tone="ink">
      <Steps items={steps} />
      <SimpleGrid
        cols={{ base: 1, sm: 2 }}
        spacing="var(--gutter)"
        verticalSpacing="2.5rem"
        mt="clamp(3rem, 6vw, 5.5rem)"
      >
        {[counts, yourPart].map(({ title, points }) => (
          <Stack key={title} gap="1.25rem">
            <Divider color="var(--tone-text)" />
            <Title order={3}>{title}</Title>
            <CheckList items={points} />
          </Stack>
        ))}
      </SimpleGrid>
    </Section>
  );
}
