import { z } from 'zod';
import { Link, list, text } from './shapes.ts';

export const BlogSidebar = z
  .strictObject({
    cards: list(
      z.strictObject({
        title: text(),
        tag: text('Tag', 'Above the title.').optional(),
        text: text(),
        showsFounder: z.boolean().optional().meta({ title: 'With the portrait of the founder' }),
        link: Link,
      }),
    ),
  })
  .meta({ title: 'Beside an article' });
