import { Divider, Image, Stack, Text } from '@mantine/core';
import type { story } from '../../../shared/content/about.ts';
import { SplitSection } from '../../ui/SplitSection.tsx';

/** The founder's own words beside the portrait. */
export function Story({ paragraphs, signature, ...opener }: typeof story) {
  const [first, ...rest] = paragraphs;
  const words = (
    <Stack gap="1.25rem" maw="62ch">
      <Text variant="quote" fz="clamp(1.375rem, 1.2rem + 0.9vw, 1.875rem)" lh={1.25}>
        {first}
      </Text>
      {rest.map((paragraph) => (
        <Text key={paragraph} size="lg" lh={1.65}>
          {paragraph}
        </Text>
      ))}
      <Divider mt="0.75rem" />
      <Text size="lg" fw={600}>
        {signature}
      </Text>
    </Stack>
  );
  return (
    <SplitSection {...opener} main={words}>
      <Image
        src="/images/people/founder.svg"
        alt=""
        width={800}
        height={1000}
        loading="lazy"
        maw={{ base: '16rem', md: '26rem' }}
      />
    </SplitSection>
  );
}
