import type { ComponentType } from 'react';
import { OutboxBadge } from './outbox/OutboxBadge.tsx';

type View = {
  href: string;
  label: string;
  /** Stands beside the label, as a count of what waits; shows nothing when there is nothing to say. */
  Badge?: ComponentType;
};

/** Every view of the admin in the order of its menu; each is a row of `routes.ts`, too. */
export const adminViews: View[] = [
  { href: '/admin', label: 'Dashboard' },
  { href: '/admin/leads', label: 'Leads' },
  { href: '/admin/posts', label: 'Posts' },
  { href: '/admin/trends', label: 'Trends' },
  { href: '/admin/subscribers', label: 'Subscribers' },
  { href: '/admin/boards', label: 'Boards' },
  { href: '/admin/outbox', label: 'Outbox', Badge: OutboxBadge },
  { href: '/admin/webhooks', label: 'Webhooks' },
  { href: '/admin/security', label: 'Security' },
];
