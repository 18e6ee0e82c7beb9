import type { Role } from '../../../shared/accounts.ts';
import type { Outputs } from '../../lib/api.tsx';
import type { Icon } from '../../ui/icons/icon.tsx';
import { IconMail } from '../../ui/icons/IconMail.ts';
import { IconPhoto } from '../../ui/icons/IconPhoto.ts';
import { IconUsers } from '../../ui/icons/IconUsers.ts';
import {
  IconAccount,
  IconActivity,
  IconBoards,
  IconGeneral,
  IconNotifications,
  IconOutbox,
  IconPosts,
  IconQuiz,
  IconSecurity,
  IconSite,
  IconTeam,
  IconToday,
  IconTrends,
  IconWebhooks,
} from './menuIcons.ts';

export type Counts = Outputs['admin']['counts'];

export type NavItem = {
  href: string;
  label: string;
  icon: Icon;
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
export const navGroups: readonly { label: string; items: readonly NavItem[] }[] = [
  {
    label: 'Sell',
    items: [
      { href: '/admin/today', label: 'Today', icon: IconToday },
      {
        href: '/admin/leads',
        label: 'Leads',
        icon: IconUsers,
        count: ({ leads }) => leads,
        countLabel: 'new',
      },
      {
        href: HOME,
        label: 'Quiz',
        icon: IconQuiz,
        recordsLabel: 'quiz responses',
        count: ({ responses }) => responses,
        countLabel: 'quiz responses',
      },
      { href: '/admin/trends', label: 'Trends', icon: IconTrends },
    ],
  },
  {
    label: 'Publish',
    items: [
      {
        href: '/admin/posts',
        label: 'Posts',
        icon: IconPosts,
        count: ({ drafts }) => drafts,
        countLabel: 'drafts',
      },
      {
        href: '/admin/subscribers',
        label: 'Subscribers',
        icon: IconMail,
        count: ({ subscribers }) => subscribers,
        countLabel: 'confirmed',
      },
      { href: '/admin/site', label: 'Site', icon: IconSite },
      { href: '/admin/media', label: 'Media', icon: IconPhoto },
    ],
  },
  {
    label: 'Workshops',
    items: [{ href: '/admin/boards', label: 'Boards', icon: IconBoards }],
  },
  {
    label: 'Settings',
    items: [
      { href: '/admin/settings', label: 'General', icon: IconGeneral },
      { href: '/admin/notifications', label: 'Notifications', icon: IconNotifications },
      { href: '/admin/team', label: 'Team', icon: IconTeam, role: 'owner' },
      { href: '/admin/account', label: 'Account', icon: IconAccount },
      { href: '/admin/security', label: 'Security', icon: IconSecurity, role: 'owner' },
      { href: '/admin/webhooks', label: 'Webhooks', icon: IconWebhooks, role: 'owner' },
      {
        href: '/admin/outbox',
        label: 'Outbox',
        icon: IconOutbox,
        count: ({ waiting, failed }) => waiting + failed,
        countLabel: 'waiting or failed',
      },
      { href: '/admin/activity', label: 'Activity', icon: IconActivity, role: 'owner' },
    ],
  },
];

export const navItems = navGroups.flatMap(({ items }) => items);

/** Returns the menu item of a path; the editors belong to the lists of posts and responses. */
export const navItemFor = (pathname: string) =>
  navItems.find(
    ({ href }) => pathname === href || pathname.startsWith(href === HOME ? RESPONSES : `${href}/`),
  );
