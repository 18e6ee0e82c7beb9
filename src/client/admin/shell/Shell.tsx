import '@mantine/core/styles/AppShell.layer.css';
import '@mantine/core/styles/Kbd.layer.css';
import '@mantine/core/styles/NavLink.layer.css';
import { AppShell, Badge, Box, Burger, Button, Group, Kbd, NavLink, Text } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { NavLink as RouterLink, useLocation } from 'react-router-dom';
import type { AccessState } from '../../../shared/access.ts';
import { includesRole } from '../../../shared/accounts.ts';
import { MAX_MENU_COUNT } from '../../../shared/menu.ts';
import { useContent } from '../../lib/content.ts';
import { trpc } from '../../lib/api.tsx';
import { ThirdParties } from '../../site/consent/ThirdParties.tsx';
import { SkipLink } from '../../site/SkipLink.tsx';
import { IconSearch } from '../../ui/icons/IconSearch.ts';
import { lazyWithRetries } from '../../lib/withRetries.ts';
import { Logo } from '../../ui/Logo.tsx';
import { readStored, writeStored } from '../../lib/storage.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { useStore } from '../../lib/store.ts';
import { useInBrowser } from '../../lib/useInBrowser.ts';
import { focusMode } from './focusMode.ts';
import classes from './Shell.module.css';
import { useSignOut } from './useSignOut.ts';
import { type NavItem, navGroups, type Counts, navItemFor } from './navItems.ts';

const loadPalette = async () => (await import('./CommandPalette.tsx')).CommandPalette;
const CommandPalette = lazyWithRetries(loadPalette);
const preloadPalette = () => void loadPalette().catch(() => {});

/** Who has access and how; undefined while it loads. */
type Access = Pick<AccessState, 'by' | 'role' | 'name'> | null | undefined;

type ShellProps = { access: Access; children: ReactNode };

/** The top bar and the menu around every view. */
export function Shell({ access, children }: ShellProps) {
  const [isOpen, { toggle, close }] = useDisclosure();
  const [isCollapsed, toggleCollapsed] = useCollapsed();
  const isFocused = useStore(focusMode);
  const burger = { 'aria-label': 'Menu', 'aria-controls': 'admin-menu', size: 'sm' };
  return (
    <AppShell
      header={{ height: 48 }}
      navbar={{
        width: 208,
        breakpoint: 'sm',
        collapsed: { mobile: !isOpen, desktop: isCollapsed },
      }}
      disabled={isFocused}
      padding={{ base: 'md', lg: 'lg' }}
      transitionDuration={0}
      zIndex={10}
    >
      <SkipLink />
      <AppShell.Header className={classes.bar} data-screen-only>
        <Group h="100%" px="xs" gap="xs" wrap="nowrap">
          <Burger
            {...burger}
            className={classes.onPhone}
            opened={isOpen}
            aria-expanded={isOpen}
            onClick={toggle}
          />
          <Burger
            {...burger}
            className={classes.onDesktop}
            aria-expanded={!isCollapsed}
            onClick={toggleCollapsed}
          />
          <TopBar access={access} />
        </Group>
      </AppShell.Header>
      <AppShell.Navbar
        id="admin-menu"
        aria-label="Admin"
        className={classes.menu}
        mod={{ open: isOpen, collapsed: isCollapsed }}
        data-screen-only
      >
        <Menu access={access} onNavigate={close} />
        {access?.by === 'loopback' && <NoPasswordNotice />}
      </AppShell.Navbar>
      <AppShell.Main id="main" tabIndex={-1} className={classes.main} mod={{ covered: isOpen }}>
        {children}
      </AppShell.Main>
      <ThirdParties />
    </AppShell>
  );
}

const COLLAPSED_KEY = 'adminMenuFolded';

/** Whether the menu is collapsed on wide screens, stored in this browser. */
function useCollapsed() {
  const stored = useInBrowser(() => readStored('localStorage', COLLAPSED_KEY) === true);
  const [chosen, setChosen] = useState<boolean>();
  const isCollapsed = chosen ?? stored ?? false;
  const toggle = () => {
    setChosen(!isCollapsed);
    writeStored('localStorage', COLLAPSED_KEY, isCollapsed ? null : true);
  };
  return [isCollapsed, toggle] as const;
}

function TopBar({ access }: { access: Access }) {
  const { pathname } = useLocation();
  const signOut = useSignOut();
  const { name } = useContent('site');
  return (
    <>
      <TextLink href="/" c="var(--tone-text)" display="flex" aria-label={`${name}, home`}>
        <Logo />
      </TextLink>
      <Text fw={600} truncate flex={1}>
        {navItemFor(pathname)?.label}
      </Text>
      {access?.by && <SearchButton />}
      {access?.by === 'session' && access.name && (
        <TextLink href="/admin/account" className={classes.onDesktop} maw="10rem" truncate="end">
          {access.name}
        </TextLink>
      )}
      {access?.by === 'session' && (
        <Button size="xs" variant="subtle" color="ink" onClick={signOut}>
          Sign out
        </Button>
      )}
    </>
  );
}

function SearchButton() {
  const isMac = useInBrowser(() => /Mac|iPhone|iPad/.test(navigator.userAgent));
  const [openCount, setOpenCount] = useState(0);
  const open = () => setOpenCount((count) => count + 1);
  useHotkeys([['mod+K', open]], []);
  return (
    <>
      <Button
        size="xs"
        variant="outline"
        aria-keyshortcuts="Control+K Meta+K"
        className={classes.search}
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSection={
          <Kbd data-keyboard-hint aria-hidden>
            {isMac ? '⌘K' : 'Ctrl K'}
          </Kbd>
        }
        onPointerEnter={preloadPalette}
        onFocus={preloadPalette}
        onClick={open}
      >
        <span className={classes.searchLabel}>Search</span>
      </Button>
      <Suspense>{openCount > 0 && <CommandPalette openCount={openCount} />}</Suspense>
    </>
  );
}

function Menu({ access, onNavigate }: { access: Access; onNavigate: () => void }) {
  const { data: counts } = trpc.admin.counts.useQuery(undefined, { enabled: !!access?.by });
  const role = access?.role ?? 'owner';
  return (
    <AppShell.Section grow p="xs" pb="md" onClick={onNavigate}>
      {navGroups.map(({ label, items }) => (
        <Box key={label} role="group" aria-label={label}>
          <Text size="xs" fw={600} c="dimmed" px="sm" pt="sm" pb="0.125rem" aria-hidden>
            {label}
          </Text>
          {items
            .filter((item) => !item.role || includesRole(role, item.role))
            .map((item) => (
              <ViewLink key={item.href} item={item} counts={counts} />
            ))}
        </Box>
      ))}
    </AppShell.Section>
  );
}

/** The count is a sibling of the link, so that it is not part of the link's accessible name. */
function ViewLink({ item, counts }: { item: NavItem; counts: Counts | undefined }) {
  const { href, label, icon: Icon, count, countLabel } = item;
  const id = useId();
  const currentCount = (counts && count?.(counts)) ?? 0;
  const hasFailures = label === 'Outbox' && !!counts?.failed;
  return (
    <Box pos="relative">
      <NavLink
        component={RouterLink}
        to={href}
        end={href === '/admin'}
        label={label}
        leftSection={<Icon size={18} stroke={1.75} aria-hidden />}
        className={classes.view}
        py="0.3125rem"
        fw={500}
        aria-describedby={currentCount > 0 ? id : undefined}
      />
      {currentCount > 0 && (
        <Badge
          id={id}
          pos="absolute"
          top="50%"
          right="0.5rem"
          style={{ transform: 'translateY(-50%)', pointerEvents: 'none' }}
          fz="xs"
          variant={hasFailures ? 'filled' : 'light'}
          color={hasFailures ? 'signal.7' : 'ink'}
        >
          {currentCount > MAX_MENU_COUNT ? `${MAX_MENU_COUNT}+` : currentCount}
          <span className="visually-hidden"> {countLabel}</span>
        </Badge>
      )}
    </Box>
  );
}

const NoPasswordNotice = () => (
  <AppShell.Section p="sm">
    <Text size="xs" c="dimmed" lh={1.4}>
      Open to this machine only, without a password. Remote requests are rejected, unless a tunnel
      or proxy forwards them without adding a header. Set <code>ADMIN_PASSWORD</code> to create
      tokens and webhooks.
    </Text>
  </AppShell.Section>
);
