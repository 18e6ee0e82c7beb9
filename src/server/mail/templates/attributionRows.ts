import type { Attribution } from '../../../shared/attribution.ts';
import { noKeys, sourceKeys } from '../../../shared/sourceKeys.ts';
import { oneLine } from '../untrustedText.ts';

/** The source of a person's first visit as a notification field; empty if unknown. */
export function attributionRows(attribution: Attribution | null | undefined) {
  if (!attribution) return [];
  const { source, campaign } = sourceKeys(attribution.first);
  const value = campaign === noKeys.campaign ? source : `${source}, campaign ${campaign}`;
  return [{ label: 'Source', value: oneLine(value, 250) }];
}

/** A link to the person's page, by the id of one of their records. */
export const personLink = (publicUrl: string, id: string) =>
  ({
    kind: 'link',
    label: 'Open this person in the admin',
    href: `${publicUrl}/admin/people/${id}`,
  }) as const;
