import { z } from 'zod';
import { AboutPage } from './pages/about.ts';

/** The documents that pages, emails and tools show: the path of each file in `content/`, and its schema. */
export const Content = z.object({
  'pages/about': AboutPage,
});
export type Content = z.output<typeof Content>;
export const ContentKey = Content.keyof();
export type ContentKey = z.output<typeof ContentKey>;
