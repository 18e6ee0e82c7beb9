import { z } from 'zod';
import { Link, list, sample, text } from '../shapes.ts';

/** The invented show that the examples on all service pages are from. */
export const SampleShow = z
  .strictObject({
    name: text(),
    sample: sample(),
    note: text(),
    trail: text('Name of the links'),
    parts: list(Link).meta({ help: 'The part on each service page, in chronological order.' }),
  })
  .meta({ title: 'Sample show' });
