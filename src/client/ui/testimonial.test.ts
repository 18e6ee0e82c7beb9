import { MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { siteContent } from '../../server/content/siteContent.ts';
import type { Testimonial as Text } from '../../shared/content/testimonials.ts';
import { ContentContext } from '../lib/content.ts';
import { Testimonial } from './Testimonial.tsx';

const homeTestimonial = siteContent().documents.testimonials.home;

const html = (text: Text) =>
  renderToStaticMarkup(
    createElement(
      ContentContext,
      { value: siteContent().documents },
      createElement(MantineProvider, null, createElement(Testimonial, text)),
    ),
  );

test('a testimonial with a video has a button to play it beside the quote', () => {
  const page = html(homeTestimonial);
  expect(page).toContain('aria-label="Play the video, a sample"');
  expect(page).toContain(homeTestimonial.quote);
});

test('a testimonial without a video is its quote alone, in larger letters', () => {
  const { video, ...text } = homeTestimonial;
  expect(video).toBeDefined();
  const page = html(text);
  expect(page).toContain(homeTestimonial.quote);
  expect(page).not.toMatch(/<button|<video|<img/);
  const size = (markup: string) =>
    Number(/font-size:\s*clamp\([^)]*?([\d.]+)rem\)/.exec(markup)?.[1]);
  expect(size(page)).toBeGreaterThan(size(html(homeTestimonial)));
});
