import { newsletter } from '../../shared/content/newsletter.ts';
import { lazyOnVisible } from '../lib/lazyOnVisible.tsx';
import { Section } from '../ui/Section.tsx';

const NewsletterForm = lazyOnVisible(
  async () => (await import('./NewsletterForm.tsx')).NewsletterForm,
  '7rem',
);

export const NewsletterSection = () => (
  <div data-screen-only>
    <Section
      label="Newsletter"
      title={newsletter.title}
      text={newsletter.text}
      tone="ink"
      layout="side"
    >
      <NewsletterForm />
    </Section>
  </div>
);
