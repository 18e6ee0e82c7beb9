import { Image, Stack, Text, Title } from '@mantine/core';
import {
  type CaseStudy,
  caseStudyTeasers,
  resultLabels,
} from '../../../shared/content/caseStudies.ts';
import { stories } from '../../../shared/content/home.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import classes from './Stories.module.css';

export function Stories() {
  return (
    <Section {...stories} tone="white" action={<ButtonLink variant="arrow" {...stories.more} />}>
      <div className={classes.stories}>
        {caseStudyTeasers.map((story) => (
          <Story key={story.id} {...story} />
        ))}
      </div>
    </Section>
  );
}

const shown = ['revenue', 'leadIncrease', 'timeframe'] as const;

function Story({ image, industry, company, testimonial, results }: CaseStudy) {
  return (
    <article className={classes.story}>
      <Image src={image} alt="" width={800} height={500} loading="lazy" />
      <Stack gap="0.625rem" flex={1} mt="1.25rem">
        <Text size="sm" c="dimmed">
          {industry}
        </Text>
        <Title order={3}>
          <TextLink href={stories.more.href} mod="cover" underline="hover" c="inherit">
            {company}
          </TextLink>
        </Title>
        <Text className={classes.quote}>“{testimonial}”</Text>
        <div className={classes.results}>
          <Facts items={shown.map((key) => ({ label: resultLabels[key], value: results[key] }))} />
        </div>
      </Stack>
    </article>
  );
}
