import { z } from 'zod';
import { Head, text } from '../shapes.ts';

export const WhiteboardPage = z
  .strictObject({
    head: Head,
    noScript: text('Without scripts'),
    unknownBoard: text('Where a link leads to no board'),
  })
  .meta({ title: 'Whiteboard' });
