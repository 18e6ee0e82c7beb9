import { z } from 'zod';
import { flag, line, text } from './guideFields.ts';

const described = <Schema extends z.ZodType>(schema: Schema, title: string, help?: string) =>
  schema.meta({ title, ...(help && { help }) });

const Words = z.record(line, line);
/** `guide/countries.yaml`: what differs by country. */
export const Countries = z.strictObject({
  american: described(
    z.array(line).min(1),
    'American English',
    'Countries whose guides keep the words of the files.',
  ),
  institutions: described(
    z.array(line).min(1),
    'American institutions',
    'A guide for a country outside of America must not name them.',
  ),
  known: described(
    z.array(
      z.strictObject({
        code: text('Code', 'Two letters.'),
        places: described(z.array(line), 'Places', 'In lower case, as people type their city.'),
        zones: described(z.array(line), 'Time zones', 'Their beginnings.'),
        symbol: text('Symbol of the currency'),
        money: text('Name of the currency', 'As in “in US dollars”.'),
        rate: described(z.number().positive(), 'How much a US dollar is'),
        isSouthern: flag('Its summer begins in December'),
      }),
    ),
    'Countries',
  ),
  elsewhere: described(
    Words,
    'Words outside of America',
    'What a word or a phrase is elsewhere; one that ends in “*” stands for all that begin with it.',
  ),
  seasons: described(Words, 'Seasons', 'In the southern half of the world.'),
});
