import type { Outputs } from '../../lib/api.tsx';

export type Counts = Outputs['admin']['counts'];

export type NavItem = {
  href: string;
  label: string;
  /** The records of the view, where they differ from the label. */
  records?: string;
  /** The number next to the label, and its description. */
  count?: (counts: Counts) => number;
  countOf?: string;
};

const HOME = '/admin';

/** The menu of the admin; each item needs a route in `routes.ts`. */
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

/** Returns the menu item of a path; a post's editor belongs to the posts. */
export const navItemFor = (pathname: string) =>
  navItems.find(
    ({ href }) => pathname === href || (href !== HOME && pathname.startsWith(`${href}/`)),
  );
