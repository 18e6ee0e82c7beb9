import { Text, Title } from '@mantine/core';
import * as copy from '../../shared/content/freeLaunch.ts';
import { links } from '../../shared/content/links.ts';
import { FreeLaunchForm } from '../leads/lazyForms.tsx';
import { CheckList } from '../ui/CheckList.tsx';
import { Hero } from '../ui/Hero.tsx';
import { FormCard } from '../ui/FormCard.tsx';
import { Section } from '../ui/Section.tsx';
import { Testimonial } from '../ui/Testimonial.tsx';
import { breadcrumbs } from './jsonLd.ts';

export const head = () => ({ ...copy.head, jsonLd: [breadcrumbs(links.freeLaunch)] });

export function Page() {
  return (
    <>
      <Hero {...copy.hero} text={copy.hero.text ?? ''}>
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
        <Testimonial {...copy.testimonial} />
      </Section>
    </>
  );
}
