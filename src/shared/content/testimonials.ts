import { z } from 'zod';
import { media, sample, text } from './shapes.ts';

export const Testimonial = z.strictObject({
  quote: text(),
  name: text(),
  title: text('Title', 'What the person does, and where.'),
  film: media('video', 'Video', 'Of the person; Media adds captions.').optional(),
  portrait: media('picture', 'Portrait', 'A square picture, beside the name.').optional(),
  logo: media('picture', 'Logo', 'Of the company.').optional(),
  sample: sample(),
  // A path without its extension: it exists as .webm and .mp4, with captions in .vtt.
  video: text()
    .meta({
      title: 'Video of the sample',
      help: 'Shown without a video of your own. Clear it to show none.',
      internal: true,
    })
    .optional(),
});
export type Testimonial = z.output<typeof Testimonial>;

export const Testimonials = z
  .strictObject({
    home: Testimonial.meta({ title: 'Home page' }),
    freeLaunch: Testimonial.meta({ title: 'Free launch call' }),
    unplayable: text('In place of a video that a browser cannot play'),
  })
  .meta({ title: 'Testimonials' });
