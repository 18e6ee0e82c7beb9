import { z } from 'zod';
import { Link, list, sample, text } from './shapes.ts';

export const BlogSidebar = z
  .strictObject({
    cards: list(
      z.strictObject({
        title: text(),
        tag: text('Tag', 'Above the title.').optional(),
        text: text(),
        portrait: text('Portrait', 'The path of a picture.').optional(),
        sample: sample(),
        link: Link,
      }),
    ),
  })
  .meta({ title: 'Beside an article' });
