import { Image, Stack, Text, Title } from '@mantine/core';
import {
  type CaseStudy,
  caseStudyTeasers,
  resultsOf,
} from '../../../shared/content/caseStudies.ts';
import { caseLinks } from '../../../shared/content/links.ts';
import { useContent } from '../../lib/content.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Section } from '../../ui/Section.tsx';
import strip from '../../ui/Strip.module.css';
import { TextLink } from '../../ui/TextLink.tsx';
import classes from './Stories.module.css';

export function Stories() {
  const { stories } = useContent('pages/home');
  return (
    <Section {...stories} tone="shade" action={<ButtonLink variant="arrow" {...stories.more} />}>
      <div className={`${strip.strip} ${classes.stories}`}>
        {caseStudyTeasers.map((story, index) => (
          <Story key={story.id} story={story} isLarge={index === 0} />
        ))}
      </div>
    </Section>
  );
}

const shown = ['revenue', 'leadIncrease', 'timeframe'] as const;

function Story({ story, isLarge }: { story: CaseStudy; isLarge: boolean }) {
  const { id, image, industry, company, testimonial } = story;
  return (
    <Stack component="article" gap="1.25rem" h="100%" pos="relative">
      <Image src={image} alt="" width={800} height={500} loading="lazy" />
      <Stack gap="0.5rem" flex={1}>
        <Text size="sm" c="dimmed">
          {industry}
        </Text>
        <Title order={3}>
          <TextLink href={caseLinks[id].href} mod="cover" underline="hover" c="inherit">
            {company}
          </TextLink>
        </Title>
        <Text c="dimmed" mb="auto" pb="0.5rem" {...(isLarge && { fz: { md: 'xl' } })}>
          “{testimonial}”
        </Text>
        <Facts items={resultsOf(story, shown)} />
      </Stack>
    </Stack>
  );
}
