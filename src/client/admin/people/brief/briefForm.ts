import { Brief, briefKeys } from '../../../../shared/brief.ts';
import { briefHeadings } from '../../../../shared/content/briefHeadings.ts';
import type { Fields } from '../../form/fieldOf.ts';
import { schemaForm } from '../../form/schemaForm.ts';

const entries = { questions: 'Question', episodes: 'Episode idea', objections: 'Objection' };

/** The form of a brief. */
export const briefForm = schemaForm(Brief, { ...briefHeadings, ...entries });

/** Its sections with their headings. */
export const briefSections: Fields = briefForm.sections.map(([key, field]) => {
  const title = briefKeys.find((one) => one === key);
  return [key, { ...field, title: title ? briefHeadings[title] : field.title }];
});
