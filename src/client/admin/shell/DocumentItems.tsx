import { z } from 'zod';
import { Content, type ContentKey } from '../../../shared/content/documents.ts';
import { contentGroups, titleOf } from '../../../shared/content/groups.ts';
import { matcherOf } from '../../../shared/fold.ts';
import { type Field, toField } from '../form/fieldOf.ts';
import { documentPath } from '../site/documentPath.ts';
import { ItemGroup } from './PaletteItems.tsx';

const MAX_ITEMS = 6;

/** The documents of the site and the settings, by their titles and by those of their fields. */
export function DocumentItems({ query }: { query: string }) {
  const isMatch = matcherOf(query);
  const byTitle = documents.filter(({ label }) => isMatch(label));
  const byField = documents.flatMap((document) => {
    const field = byTitle.includes(document) ? undefined : document.fields().find(isMatch);
    return field ? [{ ...document, detail: field }] : [];
  });
  return <ItemGroup label="Edit" items={[...byTitle, ...byField].slice(0, MAX_ITEMS)} />;
}

const documentItem = (key: ContentKey, href = documentPath(key)) => {
  let titles: string[] | undefined;
  return {
    id: key,
    label: titleOf(key),
    href,
    fields: () => (titles ??= [...fieldTitles(key)]),
  };
};

const documents = [
  ...contentGroups.flatMap((group) => group.documents.map(({ key }) => documentItem(key))),
  documentItem('settings', '/admin/settings'),
];

const fieldTitles = (key: ContentKey) =>
  titlesIn(toField(z.toJSONSchema(Content.shape[key], { io: 'input' }), { labels: undefined }));

function* titlesIn(field: Field): Generator<string> {
  if (field.title) yield field.title;
  if (field.kind === 'object') for (const [, one] of field.fields) yield* titlesIn(one);
  else if (field.kind === 'either') for (const option of field.options) yield* titlesIn(option);
  else if (field.kind === 'list' || field.kind === 'optional') yield* titlesIn(field.item);
}
