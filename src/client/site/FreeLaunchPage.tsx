import { Text, Title } from '@mantine/core';
import { paths } from '../../shared/paths.ts';
import { contentOf, type HeadInput, useContent } from '../lib/content.ts';
import { FreeLaunchForm } from '../leads/lazyForms.tsx';
import { CheckList } from '../ui/CheckList.tsx';
import { Hero } from '../ui/Hero.tsx';
import { FormCard } from '../ui/FormCard.tsx';
import { Section } from '../ui/Section.tsx';
import { Testimonial } from '../ui/Testimonial.tsx';
import { breadcrumbs } from './jsonLd.ts';

export const content = ['pages/free-launch', 'testimonials'] as const;

export const head = ({ content }: HeadInput) => ({
  ...contentOf(content, 'pages/free-launch').head,
  jsonLd: [breadcrumbs(contentOf(content, 'site'), paths.freeLaunch)],
});

export function Page() {
  const copy = useContent('pages/free-launch');
  const { freeLaunch } = useContent('testimonials');
  return (
    <>
      <Hero {...copy.hero}>
        <FormCard>
          <Title order={2} size="h3" mb="1.5rem">
            {copy.form.title}
          </Title>
          <FreeLaunchForm />
        </FormCard>
      </Hero>
      <Section {...copy.whatYouGet} tone="shade" layout="side">
        <Text size="xl" component="div">
          <CheckList items={copy.whatYouGet.items} isRuled />
        </Text>
      </Section>
      <Section {...copy.testimonialSection}>
        <Testimonial {...freeLaunch} />
      </Section>
    </>
  );
}
