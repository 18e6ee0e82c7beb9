import { post as copy } from '../../shared/content/blog.ts';
import { Section } from '../ui/Section.tsx';
import { NewsletterSection } from './NewsletterSection.tsx';
import { PostGrid } from './PostGrid.tsx';
import type { BlogCard } from './posts.ts';

/** Related posts and the newsletter form below a post. */
export const PostFooter = ({ related }: { related: readonly BlogCard[] }) => (
  <>
    {related.length > 0 && (
      <div data-screen-only>
        <Section {...copy.related} tone="shade">
          <PostGrid posts={related} />
        </Section>
      </div>
    )}
    <NewsletterSection />
  </>
);
