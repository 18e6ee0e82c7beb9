import type { Role } from '../../../shared/accounts.ts';
import type { Outputs } from '../../lib/api.tsx';

export type Counts = Outputs['admin']['counts'];

export type NavItem = {
  href: string;
  label: string;
  /** The records of the view, where they differ from the label. */
  recordsLabel?: string;
  /** The number next to the label, and its description. */
  count?: (counts: Counts) => number;
  countLabel?: string;
  /** The role that is needed to see it; any role by default. */
  role?: Role;
};

const HOME = '/admin';
const RESPONSES = '/admin/responses/';

/** The menu of the admin; each item needs a route in `routes.ts`. */
export const navItems: NavItem[] = [
  { href: '/admin/today', label: 'Today' },
  {
    href: HOME,
    label: 'Dashboard',
    recordsLabel: 'quiz responses',
    count: ({ responses }) => responses,
    countLabel: 'quiz responses',
  },
  { href: '/admin/leads', label: 'Leads', count: ({ leads }) => leads, countLabel: 'new' },
  { href: '/admin/posts', label: 'Posts', count: ({ drafts }) => drafts, countLabel: 'drafts' },
  { href: '/admin/trends', label: 'Trends' },
  {
    href: '/admin/subscribers',
    label: 'Subscribers',
    count: ({ subscribers }) => subscribers,
    countLabel: 'confirmed',
  },
  { href: '/admin/site', label: 'Site' },
  { href: '/admin/media', label: 'Media' },
  { href: '/admin/boards', label: 'Boards' },
  {
    href: '/admin/outbox',
    label: 'Outbox',
    count: ({ waiting, failed }) => waiting + failed,
    countLabel: 'waiting or failed',
  },
  { href: '/admin/webhooks', label: 'Webhooks', role: 'owner' },
  { href: '/admin/team', label: 'Team', role: 'owner' },
  { href: '/admin/security', label: 'Security', role: 'owner' },
  { href: '/admin/account', label: 'Your account' },
];

/** Returns the menu item of a path; the editors belong to the lists of posts and responses. */
export const navItemFor = (pathname: string) =>
  navItems.find(
    ({ href }) => pathname === href || pathname.startsWith(href === HOME ? RESPONSES : `${href}/`),
  );
