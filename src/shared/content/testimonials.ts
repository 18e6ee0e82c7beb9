import type { Testimonial, Video } from './shapes.ts';

const labels = {
  playLabel: 'Play the video',
  captionsLabel: 'English',
  fallback: 'The video cannot be played here. The quote next to it is what it says.',
};

/** The files of a video, drawn by tools/art/testimonialVideos.ts. */
const filmed = (path: string): Video => ({
  ...labels,
  sources: [
    { src: `${path}.webm`, type: 'video/webm; codecs="av01.0.05M.08, opus"' },
    { src: `${path}.mp4`, type: 'video/mp4; codecs="avc1.64001f, mp4a.40.2"' },
  ],
  captions: `${path}.vtt`,
  poster: '/media/testimonial-poster',
});

// sample: replace both people, quotes and videos; without `video` there is no button to play one
export const homeTestimonial: Testimonial = {
  quote:
    'I was tired of chasing people who did not know us. Now they come on as guests, and by the time I send a proposal we already know each other.',
  name: 'Dana Whitlock',
  title: 'Managing Partner, Calder Ridge Advisory',
  initials: 'DW',
  video: filmed('/media/testimonial-home'),
};

export const freeLaunchTestimonial: Testimonial = {
  quote:
    'I came to the call with a vague idea and left with a name, a format and the first guests. They also told me which idea to drop.',
  name: 'Marcus Oyelaran',
  title: 'CEO, Northpier Systems',
  initials: 'MO',
  video: filmed('/media/testimonial-free-launch'),
};
