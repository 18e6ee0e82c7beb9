import { useContent } from '../lib/content.ts';
import { SampleMark } from '../ui/SampleMark.tsx';
import { isSampleAuthor } from './postHead.ts';

/** Marks an author who is the founder while the founder is invented. */
export const SampleAuthor = ({ name }: { name: string }) => (
  <SampleMark sample={isSampleAuthor(name, useContent('site'))} />
);
