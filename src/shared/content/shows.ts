import { z } from 'zod';
import { list, media, sample, text } from './shapes.ts';

export const Shows = z
  .strictObject({
    shows: list(
      z.strictObject({
        slug: z
          .string()
          .regex(/^[a-z0-9-]+$/, 'lowercase letters, digits and hyphens')
          .meta({
            title: 'File name',
            help: 'The cover is /covers/NAME-{192,320,640}.{avif,webp}, the trailer /media/trailers/NAME.{m4a,weba}.',
          }),
        title: text(),
        industry: text(),
        sample: sample(),
        hasTrailer: z.boolean().meta({ title: 'Has a trailer' }),
        cover: media(
          'picture',
          'Cover',
          'A square picture, in place of that of the file name.',
        ).optional(),
        trailer: media('audio', 'Trailer', 'In place of that of the file name.').optional(),
      }),
    ),
  })
  .meta({ title: 'Shows' });
export type Shows = z.output<typeof Shows>;
