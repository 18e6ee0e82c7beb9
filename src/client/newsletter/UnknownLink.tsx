import { linkPage, linkPages } from '../../shared/content/newsletter.ts';
import type { LinkPurpose } from '../../shared/newsletter.ts';
import { Hero } from '../ui/Hero.tsx';

/** Says of a link in a mail that it does not work. */
export function UnknownLink({ purpose }: { purpose: LinkPurpose }) {
  const { unknown } = linkPages[purpose].states;
  return <Hero label={linkPage.label} {...unknown} actions={[linkPage.after]} />;
}
