import { z } from 'zod';
import { Closing, Head, Hero, Link, Notice, SectionHeading, template, text } from '../shapes.ts';

/** The texts around the articles, which are in the database. */
export const BlogPage = z
  .strictObject({
    head: Head,
    hero: Hero.pick({ label: true, title: true, text: true }),
    search: z.strictObject({
      placeholder: text(),
      results: template('count'),
      none: text(),
      clear: text(),
    }),
    articles: text('Articles', 'The label above the lists.'),
    featured: text(),
    readFull: text(),
    latest: text(),
    empty: text(),
    card: z.strictObject({ readMore: text(), readTime: text() }),
    post: z
      .strictObject({
        back: Link,
        readTime: text(),
        author: text('Author', 'Before the name.'),
        contents: text(),
        share: text(),
        copyLink: text(),
        related: SectionHeading,
        cta: Closing,
      })
      .meta({ title: 'Article' }),
    preview: z
      .strictObject({ label: text(), text: text() })
      .meta({ title: 'Preview', help: 'Above an article that is not published.' }),
    missing: SectionHeading.extend({ head: Head, text: text() }).meta({ title: 'Missing article' }),
    topic: z.strictObject({
      head: z.strictObject({
        title: template('topic'),
        description: template('topic', 'titles'),
      }),
      label: text(),
      one: text('One article'),
      several: template('count'),
      all: Link,
      missing: Notice,
    }),
  })
  .meta({ title: 'Blog' });
