import { useContent } from '../lib/content.ts';
import { lazyOnVisible } from '../lib/lazyOnVisible.tsx';
import { Section } from '../ui/Section.tsx';

const NewsletterForm = lazyOnVisible(
  async () => (await import('./NewsletterForm.tsx')).NewsletterForm,
  '7rem',
);

export function NewsletterSection() {
  const { label, title, text } = useContent('newsletter');
  return (
    <div data-screen-only>
      <Section label={label} title={title} text={text} tone="ink" layout="side">
        <NewsletterForm />
      </Section>
    </div>
  );
}
