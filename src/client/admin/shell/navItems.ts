import type { Outputs } from '../../lib/api.tsx';

export type Counts = Outputs['admin']['counts'];

export type NavItem = {
  href: string;
  label: string;
  /** What the view lists, where its label does not say so. */
  records?: string;
  /** What the menu counts of it, and what the number means. */
  count?: (counts: Counts) => number;
  countOf?: string;
};

const HOME = '/admin';

/** Every view of the admin in the order of its menu; each is a row of `routes.ts`, too. */
export const navItems: NavItem[] = [
  {
    href: HOME,
    label: 'Dashboard',
    records: 'quiz responses',
    count: ({ responses }) => responses,
    countOf: 'quiz responses',
  },
  { href: '/admin/leads', label: 'Leads', count: ({ leads }) => leads, countOf: 'new' },
  { href: '/admin/posts', label: 'Posts', count: ({ drafts }) => drafts, countOf: 'drafts' },
  { href: '/admin/trends', label: 'Trends' },
  {
    href: '/admin/subscribers',
    label: 'Subscribers',
    count: ({ subscribers }) => subscribers,
    countOf: 'confirmed',
  },
  { href: '/admin/boards', label: 'Boards' },
  {
    href: '/admin/outbox',
    label: 'Outbox',
    count: ({ waiting, failed }) => waiting + failed,
    countOf: 'waiting or failed',
  },
  { href: '/admin/webhooks', label: 'Webhooks' },
  { href: '/admin/security', label: 'Security' },
];

/** The view that a path belongs to, as a post's editor belongs to the posts. */
export const navItemFor = (pathname: string) =>
  navItems.find(
    ({ href }) => pathname === href || (href !== HOME && pathname.startsWith(`${href}/`)),
  );
