import { z } from 'zod';
import { Link, text } from './shapes.ts';

export const QuizPromo = z
  .strictObject({
    hero: z
      .strictObject({ title: text(), text: text(), action: Link })
      .meta({ help: 'In the first view of the home page.' }),
    tab: z
      .strictObject({ label: text(), title: text(), text: text(), action: Link })
      .meta({ help: 'At the edge of the home page; `label` is shown until it is opened.' }),
  })
  .meta({ title: 'Invitation to the quiz' });
