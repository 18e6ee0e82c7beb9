import type { Attribution } from '../../../shared/attribution.ts';
import { noKeys, touchKeys } from '../../../shared/touchKeys.ts';
import { oneLine } from '../untrustedText.ts';

/** Where a person first came from, as a field of a notification; none if that is unknown. */
export function attributionRows(attribution: Attribution | null | undefined) {
  if (!attribution) return [];
  const { source, campaign } = touchKeys(attribution.first);
  const value = campaign === noKeys.campaign ? source : `${source}, campaign ${campaign}`;
  return [{ label: 'Source', value: oneLine(value, 250) }];
}

/** A link to everything that is known of a person, by the id of a record of theirs. */
export const personLink = (publicUrl: string, id: string) =>
  ({
    kind: 'link',
    label: 'Open this person in the admin',
    href: `${publicUrl}/admin/people/${id}`,
  }) as const;
