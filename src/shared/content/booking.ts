import { z } from 'zod';
import { list, SectionHeading, text } from './shapes.ts';

export const Booking = z
  .strictObject({
    section: SectionHeading.extend({
      points: list(text()).meta({ title: 'Beside the form' }),
    }).meta({ help: 'On the home and the contact page.' }),
    frameTitle: text('Name of the calendar', 'For screen readers.'),
    again: z
      .strictObject({ title: text(), text: text(), open: text('Button') })
      .meta({ help: 'At the end of the home page.' }),
  })
  .meta({ title: 'Strategy call' });
