import type { Testimonial } from './shapes.ts';

const video = {
  src: undefined as string | undefined,
  playLabel: 'Play the video',
  fallback: 'The video cannot be played here. The quote next to it sums it up.',
};

// sample: replace both people and quotes; give `src` the address of an MP4 file to show a video
export const homeTestimonial: Testimonial = {
  quote:
    'I was tired of chasing people who did not know us. Now they come on as guests, and by the time I send a proposal we already know each other.',
  name: 'Dana Whitlock',
  title: 'Managing Partner, Calder Ridge Advisory',
  initials: 'DW',
  video: { ...video, poster: '/media/testimonial-poster' },
};

export const freeLaunchTestimonial: Testimonial = {
  quote:
    'I came to the call with a vague idea and left with a name, a format and the first guests. They also told me which idea to drop.',
  name: 'Marcus Oyelaran',
  title: 'CEO, Northpier Systems',
  initials: 'MO',
  video: { ...video, poster: '/media/testimonial-poster' },
};
