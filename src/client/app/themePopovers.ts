import type { ActionIconProps, MantineTheme, MantineThemeComponents } from '@mantine/core';

/** A surface above the page. */
const surface = {
  '--popover-border-color': 'var(--tone-line)',
  '--menu-item-hover': 'var(--mantine-color-paper-4)',
  '--mantine-color-gray-2': 'var(--tone-line)',
  backgroundColor: 'var(--mantine-color-paper-1)',
  color: 'var(--tone-text)',
  boxShadow: '0 6px 20px -8px rgb(16 19 26 / 22%)',
};

const INK = 'ink.9';

/** Mantine's subtle variant is too pale in ink. */
const inkOnPaper = (_theme: MantineTheme, { variant, color }: ActionIconProps) => ({
  root:
    variant === 'subtle' && color === INK
      ? { '--ai-color': 'var(--tone-text)', '--ai-hover': 'var(--mantine-color-paper-4)' }
      : {},
});

/** Styles of menus, popovers and tooltips, and of the controls that open them. */
export const popovers: MantineThemeComponents = {
  ActionIcon: {
    defaultProps: { variant: 'subtle', color: INK, size: 'xl', radius: 'sm' },
    vars: inkOnPaper,
  },
  SegmentedControl: {
    defaultProps: {
      color: INK,
      radius: 'sm',
      withItemsBorders: false,
      transitionDuration: 150,
    },
    styles: {
      root: { '--mantine-color-gray-7': 'var(--tone-text)', padding: 0, background: 'none' },
      label: { padding: '0 0.875rem', fontWeight: 600, lineHeight: '2.75rem' },
    },
  },
  Tooltip: {
    defaultProps: { radius: 'sm' },
    styles: { tooltip: { ...surface, border: '1px solid var(--tone-line)' } },
  },
  Popover: {
    defaultProps: { radius: 'md', returnFocus: false },
    styles: { dropdown: surface },
  },
  Menu: {
    // The placeholder is invalid inside role="menu"; without it the first item gets the focus.
    defaultProps: { radius: 'md', withInitialFocusPlaceholder: false },
    styles: {
      dropdown: surface,
      item: { minHeight: '2.75rem', borderRadius: 'var(--mantine-radius-sm)', fontWeight: 500 },
      itemIndicator: { width: '1.25rem' },
      label: { color: 'var(--tone-muted)', fontSize: 'var(--mantine-font-size-sm)' },
    },
  },
  ScrollArea: { defaultProps: { scrollHideDelay: 600 } },
};
