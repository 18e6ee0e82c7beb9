import { Box, Container, Text, Title } from '@mantine/core';
import type { Content } from '../../shared/content/documents.ts';
import { anchors } from '../../shared/paths.ts';
import type { Site } from '../../shared/content/site.ts';
import { Booking, LEAD_FORM_HEIGHT } from '../leads/lazyForms.tsx';
import { contentOf, type HeadInput, useContent } from '../lib/content.ts';
import { lazyOnVisible } from '../lib/lazyOnVisible.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { CheckList } from '../ui/CheckList.tsx';
import { FormSection, Section } from '../ui/Section.tsx';
import { Steps } from '../ui/Steps.tsx';
import { Testimonial } from '../ui/Testimonial.tsx';
import { homeCases } from './cases/cases.ts';
import { BookingAgain } from './home/BookingAgain.tsx';
import { Covers } from './home/Covers.tsx';
import { HomeHero } from './home/HomeHero.tsx';
import { Packages } from './home/Packages.tsx';
import { QuizWidget } from './home/QuizWidget.tsx';
import { Stories } from './home/Stories.tsx';
import { noBreak } from '../ui/noBreak.tsx';
import strip from '../ui/Strip.module.css';
import { TextLink } from '../ui/TextLink.tsx';
import classes from './home/Differentiators.module.css';

/** Figures, each with a link to where it comes from; the two most important ones come first. */
function Differentiators({ items, ...opener }: Content['pages/home']['differentiators']) {
  return (
    <Section {...opener}>
      <ul className={`${strip.strip} ${classes.items}`}>
        {items.map(({ figure, title, text, href }, index) => (
          <li key={title} className={classes.item}>
            <Text variant="figure" c={index === 0 ? 'var(--tone-gain)' : undefined}>
              {figure}
            </Text>
            <Title order={3} size="clamp(1.1875rem, 1.05rem + 0.6vw, 1.5rem)" lh={1.15}>
              <TextLink href={href} mod="cover" underline="hover" c="inherit">
                {noBreak(title)}
              </TextLink>
            </Title>
            <Text c="dimmed" fz="clamp(0.9375rem, 0.875rem + 0.25vw, 1.0625rem)" maw="44ch">
              {noBreak(text)}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const content = [
  'pages/home',
  'booking',
  'forms',
  'offers',
  'quiz-promo',
  'return-calculator',
  'shows',
  'testimonials',
  ...homeCases.map((key) => `cases/${key}` as const),
] as const;

export const head = ({ content }: HeadInput) => ({
  ...contentOf(content, 'pages/home').head,
  jsonLd: [organization(contentOf(content, 'site')), website(contentOf(content, 'site'))],
});

const organization = (site: Site) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: site.name,
  description: site.tagline,
  url: '/',
  logo: '/icon-512.png',
  email: site.email,
  telephone: site.phone.href.replace('tel:', ''),
  ...(site.social.length > 0 && { sameAs: site.social.map(({ url }) => url) }),
});

const website = ({ name }: Site) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name,
  url: '/',
});

const ReturnCalculator = lazyOnVisible(
  async () => (await import('./home/ReturnCalculator.tsx')).ReturnCalculator,
  'max(36rem, 76rem - 60vw)',
);

const ProposalForm = lazyOnVisible(
  async () => (await import('./home/ProposalForm.tsx')).ProposalForm,
  LEAD_FORM_HEIGHT,
);

/** Beside a form; on phones they would push it down. */
const Points = ({ items }: { items: readonly string[] }) => (
  <Box display={{ base: 'none', md: 'block' }}>
    <CheckList items={items} />
  </Box>
);

/** The label of this section is its heading. */
function ClientQuote({ title }: { title: string }) {
  const { home } = useContent('testimonials');
  return (
    <Box component="section" bg="var(--tone-ground)" data-tone="shade" aria-labelledby="client">
      <Container pb="var(--section-space)">
        <Text component="h2" id="client" variant="count" size="sm" lts="0" mb="1.25rem">
          {title}
        </Text>
        <Testimonial {...home} />
      </Container>
    </Box>
  );
}

export function Page() {
  const copy = useContent('pages/home');
  const { section: booking } = useContent('booking');
  return (
    <>
      <HomeHero />
      <Covers />
      <Section
        {...copy.steps}
        tone="shade"
        action={<ButtonLink variant="arrow" {...copy.steps.more} />}
      >
        <Steps items={copy.steps.items} />
      </Section>
      <Packages />
      <FormSection
        {...booking}
        id={anchors.booking}
        tone="ink"
        action={<Points items={booking.points} />}
      >
        <Booking hasPlaybook />
      </FormSection>
      <Differentiators {...copy.differentiators} />
      <Stories />
      <ClientQuote title={copy.testimonialTitle} />
      <Section {...copy.returnSection} id={anchors.return}>
        <ReturnCalculator />
      </Section>
      <FormSection
        {...copy.finalCta}
        id={anchors.cta}
        tone="shade"
        action={<Points items={copy.finalCta.points} />}
      >
        <ProposalForm />
      </FormSection>
      <BookingAgain />
      <QuizWidget />
    </>
  );
}
