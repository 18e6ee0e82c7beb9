import { Text, Title } from '@mantine/core';
import {
  form,
  head as launchHead,
  hero,
  testimonial,
  testimonialSection,
  whatYouGet,
} from '../../shared/content/freeLaunch.ts';
import { links } from '../../shared/content/links.ts';
import { FreeLaunchForm } from '../leads/nearForms.tsx';
import { CheckList } from '../ui/CheckList.tsx';
import { Hero } from '../ui/Hero.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Section } from '../ui/Section.tsx';
import { Testimonial } from '../ui/Testimonial.tsx';
import { breadcrumbs } from './jsonLd.ts';

export const head = () => ({ ...launchHead, jsonLd: [breadcrumbs(links.freeLaunch)] });

export function Page() {
  return (
    <>
      <Hero {...hero} text={hero.text ?? ''}>
        <Panel>
          <Title order={2} size="h3" mb="1.5rem">
            {form.title}
          </Title>
          <FreeLaunchForm />
        </Panel>
      </Hero>
      <Section {...whatYouGet} tone="white" layout="side">
        <Text size="xl" component="div">
          <CheckList items={whatYouGet.items} isRuled />
        </Text>
      </Section>
      <Section {...testimonialSection}>
        <Testimonial {...testimonial} />
      </Section>
    </>
  );
}
