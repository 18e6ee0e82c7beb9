import { revenueLabels } from '../../../shared/revenue.ts';
import type { Block } from '../emailContent.ts';
import { renderEmail } from '../renderEmail.ts';
import type { Email } from '../email.ts';
import { safeDisplayName, oneLine } from '../untrustedText.ts';

export type NotifiedLead = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  revenue: string;
  message: string;
  leadType: string;
  offerType: string;
};
type Options = { to: string; publicUrl: string };

/** Notifies the team of a lead; a reply goes to the lead. */
export function leadNotification(lead: NotifiedLead, { to, publicUrl }: Options): Email {
  const name = `${lead.firstName} ${lead.lastName}`.trim();
  const subject = `New lead: ${safeDisplayName(name) ?? 'see inside'}`;
  const labels: Record<string, string> = revenueLabels;
  const rows = [
    { label: 'Name', value: oneLine(name, 400) },
    { label: 'Email', value: lead.email, href: `mailto:${encodeURIComponent(lead.email)}` },
    { label: 'Company', value: lead.company },
    { label: 'Revenue', value: labels[lead.revenue] ?? lead.revenue },
    { label: 'Type', value: lead.leadType },
    { label: 'Offer', value: lead.offerType },
  ];
  return {
    to,
    headers: { 'Reply-To': lead.email },
    ...renderEmail({
      subject,
      preheader: 'Who it is, and what they wrote.',
      reason: 'You get this because LEAD_NOTIFY_EMAIL of the website names your address.',
      blocks: [
        { kind: 'title', text: 'A new lead' },
        { kind: 'fields', rows: rows.map((row) => ({ ...row, value: row.value || 'not given' })) },
        ...quoted(lead.message),
        { kind: 'button', label: 'Open the leads', href: `${publicUrl}/admin/leads` },
        { kind: 'note', text: 'Answer this email to write to the person.' },
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
