import { z } from 'zod';
import { media, sample, text } from './shapes.ts';

export const Testimonial = z.strictObject({
  quote: text(),
  name: text(),
  title: text('Title', 'What the person does, and where.'),
  film: media('video', 'Video', 'Of the person, with captions in the library.').optional(),
  portrait: media('picture', 'Portrait', 'A square picture, beside the name.').optional(),
  sample: sample(),
  video: text(
    'Video of a sample',
    'Shown without a video of your own. A path without its extension: it exists as .webm and .mp4, with captions in .vtt.',
  ).optional(),
});
export type Testimonial = z.output<typeof Testimonial>;

export const Testimonials = z
  .strictObject({
    home: Testimonial.meta({ title: 'Home page' }),
    freeLaunch: Testimonial.meta({ title: 'Free launch call' }),
    unplayable: text('In place of a video that a browser cannot play'),
  })
  .meta({ title: 'Testimonials' });
