import { booking, bookingAgain } from '../../shared/content/booking.ts';
import * as copy from '../../shared/content/home.ts';
import { site } from '../../shared/content/site.ts';
import { homeTestimonial } from '../../shared/content/testimonials.ts';
import { Booking, LeadForm } from '../leads/lazyForms.tsx';
import { lazyOnVisible } from '../lib/lazyOnVisible.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { CheckList } from '../ui/CheckList.tsx';
import { FormSection, Section } from '../ui/Section.tsx';
import { Steps } from '../ui/Steps.tsx';
import { Testimonial } from '../ui/Testimonial.tsx';
import { Covers } from './home/Covers.tsx';
import { Differentiators } from './home/Differentiators.tsx';
import { estimateLine } from './home/estimateLine.ts';
import { HomeHero } from './home/HomeHero.tsx';
import { Packages } from './home/Packages.tsx';
import { QuizWidget } from './home/QuizWidget.tsx';
import { Stories } from './home/Stories.tsx';

export const head = () => ({ ...copy.head, jsonLd: [organization, website] });

const organization = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: site.name,
  description: site.tagline,
  url: '/',
  logo: '/icon-512.png',
  email: site.email,
  telephone: site.phone.href.replace('tel:', ''),
};

const website = {
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: site.name,
  url: '/',
};

const ReturnCalculator = lazyOnVisible(
  async () => (await import('./home/ReturnCalculator.tsx')).ReturnCalculator,
  '44rem',
);

export function Page() {
  return (
    <>
      <HomeHero />
      <Covers />
      <Section {...copy.steps} action={<ButtonLink variant="arrow" {...copy.steps.more} />}>
        <Steps items={copy.steps.items} />
      </Section>
      <Packages />
      <FormSection {...booking} tone="ink" action={<CheckList items={booking.points} />}>
        <Booking />
      </FormSection>
      <Differentiators />
      <Stories />
      <Section {...copy.testimonialSection} tone="ink">
        <Testimonial {...homeTestimonial} />
      </Section>
      <Section {...copy.returnSection} tone="white">
        <ReturnCalculator />
      </Section>
      <FormSection {...copy.finalCta} action={<CheckList items={copy.finalCta.points} />}>
        <LeadForm leadType="proposal" offerType="general" opening={estimateLine} />
      </FormSection>
      <FormSection {...bookingAgain} tone="white">
        <Booking />
      </FormSection>
      <QuizWidget />
    </>
  );
}
