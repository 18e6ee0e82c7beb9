import '@mantine/core/styles/AppShell.layer.css';
import '@mantine/core/styles/Kbd.layer.css';
import '@mantine/core/styles/NavLink.layer.css';
import { AppShell, Badge, Box, Burger, Button, Group, Kbd, NavLink, Text } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { NavLink as RouterLink, useLocation } from 'react-router-dom';
import type { AccessState } from '../../../shared/access.ts';
import { header } from '../../../shared/content/site.ts';
import { MAX_MENU_COUNT } from '../../../shared/menu.ts';
import { trpc } from '../../lib/api.tsx';
import { ThirdParties } from '../../site/consent/ThirdParties.tsx';
import { SkipLink } from '../../site/SkipLink.tsx';
import { IconSearch } from '../../ui/icons/IconSearch.ts';
import { lazyWithRetries } from '../../lib/withRetries.ts';
import { Logo } from '../../ui/Logo.tsx';
import { readStored, writeStored } from '../../lib/storage.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { useInBrowser } from '../../lib/useInBrowser.ts';
import classes from './Shell.module.css';
import { useSignOut } from './useSignOut.ts';
import { type NavItem, navItems, type Counts, navItemFor } from './navItems.ts';

const loadPalette = async () => (await import('./CommandPalette.tsx')).CommandPalette;
const CommandPalette = lazyWithRetries(loadPalette);
const preparePalette = () => void loadPalette().catch(() => {});

/** How the user has access; undefined while it loads. */
type By = AccessState['by'] | undefined;

/** The top bar and the menu around every view. */
export function Shell({ by, children }: { by: By; children: ReactNode }) {
  const [isOpen, { toggle, close }] = useDisclosure();
  const [isFolded, toggleFolded] = useFolded();
  const burger = { 'aria-label': 'Menu', 'aria-controls': 'admin-menu', size: 'sm' };
  return (
    <AppShell
      header={{ height: 48 }}
      navbar={{
        width: 208,
        breakpoint: 'sm',
        collapsed: { mobile: !isOpen, desktop: isFolded },
      }}
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
            className={classes.onDesk}
            aria-expanded={!isFolded}
            onClick={toggleFolded}
          />
          <Bar hasAccess={!!by} isSession={by === 'session'} />
        </Group>
      </AppShell.Header>
      <AppShell.Navbar
        id="admin-menu"
        aria-label="Admin"
        className={classes.menu}
        mod={{ open: isOpen, folded: isFolded }}
        data-screen-only
      >
        <Menu hasAccess={!!by} onLeave={close} />
        {by === 'loopback' && <OpenNotice />}
      </AppShell.Navbar>
      <AppShell.Main id="main" tabIndex={-1}>
        {children}
      </AppShell.Main>
      <ThirdParties />
    </AppShell>
  );
}

const FOLDED = 'adminMenuFolded';

/** Whether the menu is collapsed on wide screens, stored in this browser. */
function useFolded() {
  const stored = useInBrowser(() => readStored('localStorage', FOLDED) === true);
  const [chosen, setChosen] = useState<boolean>();
  const isFolded = chosen ?? stored ?? false;
  const toggle = () => {
    setChosen(!isFolded);
    writeStored('localStorage', FOLDED, isFolded ? null : true);
  };
  return [isFolded, toggle] as const;
}

function Bar({ hasAccess, isSession }: { hasAccess: boolean; isSession: boolean }) {
  const { pathname } = useLocation();
  const signOut = useSignOut();
  return (
    <>
      <TextLink href="/" c="var(--tone-text)" display="flex" aria-label={header.homeLink}>
        <Logo />
      </TextLink>
      <Text fw={600} truncate flex={1}>
        {navItemFor(pathname)?.label}
      </Text>
      {hasAccess && <SearchButton />}
      {isSession && (
        <Button size="xs" variant="subtle" color="ink" onClick={signOut}>
          Sign out
        </Button>
      )}
    </>
  );
}

function SearchButton() {
  const isMac = useInBrowser(() => /Mac|iPhone|iPad/.test(navigator.userAgent));
  const [opened, setOpened] = useState(0);
  const open = () => setOpened((times) => times + 1);
  useHotkeys([['mod+K', open]], []);
  return (
    <>
      <Button
        size="xs"
        variant="outline"
        aria-keyshortcuts="Control+K Meta+K"
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSection={
          <Kbd className={classes.onDesk} aria-hidden>
            {isMac ? '⌘K' : 'Ctrl K'}
          </Kbd>
        }
        onPointerEnter={preparePalette}
        onFocus={preparePalette}
        onClick={open}
      >
        Search
      </Button>
      <Suspense>{opened > 0 && <CommandPalette opened={opened} />}</Suspense>
    </>
  );
}

function Menu({ hasAccess, onLeave }: { hasAccess: boolean; onLeave: () => void }) {
  const { data: counts } = trpc.admin.counts.useQuery(undefined, { enabled: hasAccess });
  return (
    <AppShell.Section grow p="xs" onClick={onLeave}>
      {navItems.map((view) => (
        <ViewLink key={view.href} view={view} counts={counts} />
      ))}
    </AppShell.Section>
  );
}

/** The count is a sibling of the link, so that it is not part of the link's accessible name. */
function ViewLink({ view, counts }: { view: NavItem; counts: Counts | undefined }) {
  const { href, label, count, countOf } = view;
  const id = useId();
  const number = (counts && count?.(counts)) ?? 0;
  const isAlarming = label === 'Outbox' && !!counts?.failed;
  return (
    <Box pos="relative">
      <NavLink
        component={RouterLink}
        to={href}
        end={href === '/admin'}
        label={label}
        className={classes.view}
        py="0.375rem"
        fw={500}
        aria-describedby={number > 0 ? id : undefined}
      />
      {number > 0 && (
        <Badge
          id={id}
          pos="absolute"
          top="50%"
          right="0.5rem"
          style={{ transform: 'translateY(-50%)', pointerEvents: 'none' }}
          fz="xs"
          variant={isAlarming ? 'filled' : 'light'}
          color={isAlarming ? 'signal.7' : 'ink'}
        >
          {number > MAX_MENU_COUNT ? `${MAX_MENU_COUNT}+` : number}
          <span className="visually-hidden"> {countOf}</span>
        </Badge>
      )}
    </Box>
  );
}

const OpenNotice = () => (
  <AppShell.Section p="sm">
    <Text size="xs" c="dimmed" lh={1.4}>
      Open on this machine only, because <code>ADMIN_PASSWORD</code> is not set. Local users need no
      password. Remote requests are rejected, unless a tunnel or proxy to this port adds no
      forwarding header. Set it to create tokens and webhooks.
    </Text>
  </AppShell.Section>
);
