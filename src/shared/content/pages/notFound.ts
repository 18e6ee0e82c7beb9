import { z } from 'zod';
import { Head, list, text } from '../shapes.ts';
import { PagePath } from '../site.ts';

export const NotFoundPage = z
  .strictObject({
    head: Head,
    title: text(),
    text: text(),
    suggestion: text(),
    links: list(PagePath),
  })
  .meta({ title: 'Page not found' });
