import { Group, Image, Stack, Text, Title } from '@mantine/core';
import { useContent } from '../../lib/content.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { SampleMark } from '../../ui/SampleMark.tsx';
import { Section } from '../../ui/Section.tsx';
import strip from '../../ui/Strip.module.css';
import { TextLink } from '../../ui/TextLink.tsx';
import { type CaseStory, homeCases, useCases } from '../cases/cases.ts';
import classes from './Stories.module.css';

export function Stories() {
  const { stories } = useContent('pages/home');
  return (
    <Section {...stories} tone="shade" action={<ButtonLink variant="arrow" {...stories.more} />}>
      <div className={`${strip.strip} ${classes.stories}`}>
        {useCases(homeCases).map((story, index) => (
          <Story key={story.href} story={story} isLarge={index === 0} />
        ))}
      </div>
    </Section>
  );
}

function Story({ story, isLarge }: { story: CaseStory; isLarge: boolean }) {
  const { href, image, industry, company, quote, results, sample } = story;
  const [revenue, leads, , timeframe] = results;
  return (
    <Stack component="article" gap="1.25rem" h="100%" pos="relative">
      <Image src={image} alt="" width={800} height={500} loading="lazy" />
      <Stack gap="0.5rem" flex={1}>
        <Group gap="0.5rem">
          <Text size="sm" c="dimmed">
            {industry}
          </Text>
          <SampleMark sample={sample} />
        </Group>
        <Title order={3}>
          <TextLink href={href} mod="cover" underline="hover" c="inherit">
            {company}
          </TextLink>
        </Title>
        <Text c="dimmed" mb="auto" pb="0.5rem" {...(isLarge && { fz: { md: 'xl' } })}>
          “{quote.text}”
        </Text>
        <Facts items={[revenue, leads, timeframe]} />
      </Stack>
    </Stack>
  );
}
