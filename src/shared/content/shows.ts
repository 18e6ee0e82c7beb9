import { z } from 'zod';
import { list, media, sample, text } from './shapes.ts';

const Show = z
  .strictObject({
    title: text(),
    industry: text(),
    sample: sample(),
    cover: media('picture', 'Cover', 'A square picture.').optional(),
    // Of /covers/SLUG-{192,320,640}.{avif,webp}.
    slug: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'lowercase letters, digits and hyphens')
      .optional()
      .meta({
        title: 'Cover of the sample',
        help: 'Shown without a picture of your own.',
        internal: true,
      }),
    trailer: media('audio', 'Trailer', 'A recording with the voice of the host.').optional(),
  })
  .refine(({ cover, slug }) => cover !== undefined || slug !== undefined, {
    path: ['cover'],
    error: 'a picture of the media library',
  });
export type Show = z.output<typeof Show>;

export const Shows = z.strictObject({ shows: list(Show) }).meta({ title: 'Shows' });
