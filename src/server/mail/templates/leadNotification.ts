import type { Attribution } from '../../../shared/attribution.ts';
import type { Lead } from '../../../shared/leads/lead.ts';
import { otherLeadFields, leadLabels } from '../../../shared/leads/newLead.ts';
import { labelOf } from '../../../shared/labelOf.ts';
import { revenueLabelOf } from '../../../shared/revenue.ts';
import type { Block } from '../emailContent.ts';
import { renderEmail } from '../renderEmail.ts';
import type { Email } from '../email.ts';
import { attributionRows, personLink } from './attributionRows.ts';
import { CHOSEN_REASON, OPERATOR_REASON } from './eventNotifications.ts';
import { safeDisplayName, oneLine } from '../untrustedText.ts';

export type NotifiedLead = Omit<Lead, 'createdAt'> & { attribution?: Attribution | undefined };
type Options = { to: string; publicUrl: string; isChosen?: boolean | undefined };

const shown: Partial<Record<(typeof otherLeadFields)[number], (value: string) => string>> = {
  revenue: revenueLabelOf,
  leadType: labelOf,
  offerType: labelOf,
};

/** Notifies the team of a lead; replies go to the lead. */
export function leadNotification(lead: NotifiedLead, { to, publicUrl, isChosen }: Options): Email {
  const name = `${lead.firstName} ${lead.lastName}`.trim();
  const subject = `New lead: ${safeDisplayName(name) ?? 'see inside'}`;
  const rows = [
    { label: 'Name', value: oneLine(name, 400) },
    { label: 'Email', value: lead.email, href: `mailto:${encodeURIComponent(lead.email)}` },
    ...otherLeadFields.map((field) => ({
      label: leadLabels[field],
      value: shown[field]?.(lead[field]) ?? lead[field],
    })),
    ...attributionRows(lead.attribution),
  ];
  return {
    to,
    headers: { 'Reply-To': lead.email },
    ...renderEmail({
      subject,
      preheader: 'Who it is, and what they wrote.',
      reason: isChosen ? CHOSEN_REASON : OPERATOR_REASON,
      blocks: [
        { kind: 'title', text: 'A new lead' },
        { kind: 'fields', rows: rows.map((row) => ({ ...row, value: row.value || 'not given' })) },
        ...quoted(lead.message),
        { kind: 'button', label: 'Open the leads', href: `${publicUrl}/admin/leads` },
        personLink(publicUrl, lead.id),
        { kind: 'note', text: 'Reply to this email to answer them directly.' },
      ],
    }),
  };
}

const quoted = (message: string): Block[] =>
  message
    ? [
        { kind: 'text', text: 'Message:' },
        { kind: 'quote', text: message },
      ]
    : [];
