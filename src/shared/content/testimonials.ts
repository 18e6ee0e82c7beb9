import { z } from 'zod';
import { media, sample, text } from './shapes.ts';

export const Testimonial = z.strictObject({
  quote: text(),
  name: text(),
  title: text('Title', 'What the person does, and where.'),
  sample: sample(),
  video: text(
    'Video',
    'The path of a video without its extension: it exists as .webm and .mp4, with captions in .vtt.',
  ).optional(),
  film: media('video', 'Uploaded video', 'In place of the other one.').optional(),
  portrait: media('picture', 'Portrait', 'A square picture, beside the name.').optional(),
});
export type Testimonial = z.output<typeof Testimonial>;

export const Testimonials = z
  .strictObject({
    home: Testimonial.meta({ title: 'Home page' }),
    freeLaunch: Testimonial.meta({ title: 'Free launch call' }),
    unplayable: text('In place of a video that a browser cannot play'),
  })
  .meta({ title: 'Testimonials' });
