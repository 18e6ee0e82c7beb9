import { Grid, Image, Stack, Text, Title } from '@mantine/core';
import {
  type CaseStudy,
  caseStudyTeasers,
  resultsOf,
} from '../../../shared/content/caseStudies.ts';
import { stories } from '../../../shared/content/home.ts';
import { caseLinks } from '../../../shared/content/links.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

export function Stories() {
  return (
    <Section {...stories} tone="white" action={<ButtonLink variant="arrow" {...stories.more} />}>
      <Grid columnGap="var(--gutter)" rowGap="clamp(2.5rem, 4vw, 3rem)">
        {caseStudyTeasers.map((story, index) => (
          <Grid.Col key={story.id} span={{ base: 12, md: index === 0 ? 6 : 3 }}>
            <Story story={story} isLarge={index === 0} />
          </Grid.Col>
        ))}
      </Grid>
    </Section>
  );
}

const shown = ['revenue', 'leadIncrease', 'timeframe'] as const;

const largeQuote = {
  c: { base: 'dimmed', md: 'var(--tone-text)' },
  fz: { md: 'xl' },
  lh: { md: 'xl' },
};

function Story({ story, isLarge }: { story: CaseStudy; isLarge: boolean }) {
  const { id, image, industry, company, testimonial } = story;
  return (
    <Stack gap={0} pos="relative" h="100%" component="article">
      <Image src={image} alt="" width={800} height={500} loading="lazy" />
      <Stack gap="0.625rem" flex={1} mt="1.25rem">
        <Text size="sm" c="dimmed">
          {industry}
        </Text>
        <Title order={3}>
          <TextLink href={caseLinks[id].href} mod="cover" underline="hover" c="inherit">
            {company}
          </TextLink>
        </Title>
        <Text c="dimmed" mb="auto" pb="0.5rem" {...(isLarge && largeQuote)}>
          “{testimonial}”
        </Text>
        <Facts items={resultsOf(story, shown)} />
      </Stack>
    </Stack>
  );
}
