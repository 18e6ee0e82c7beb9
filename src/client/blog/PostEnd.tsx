import { post as copy } from '../../shared/content/blog.ts';
import { Section } from '../ui/Section.tsx';
import { NewsletterSection } from './NewsletterSection.tsx';
import { PostGrid } from './PostGrid.tsx';
import type { Card } from './posts.ts';

/** Ways to go on after a post. */
export const PostEnd = ({ related }: { related: readonly Card[] }) => (
  <>
    {related.length > 0 && (
      <div data-screen-only>
        <Section {...copy.related} tone="white">
          <PostGrid posts={related} />
        </Section>
      </div>
    )}
    <NewsletterSection />
  </>
);
