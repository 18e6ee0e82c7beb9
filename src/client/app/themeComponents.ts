import {
  defaultVariantColorsResolver,
  type MantineThemeComponents,
  type VariantColorsResolver,
} from '@mantine/core';
import classes from './theme.module.css';
import layout from './themeLayout.module.css';

/**
 * Default props and class names of Mantine's components, by name: an import would add their code to
 * every page. Additional variants: `arrow` and `danger` (Button), `figure`, `quote`,
 * `count` and `emphasis` (Text and Anchor), `ruled` (Stack, SimpleGrid, List), `check` (List) and
 * `panel` (Paper).
 */
export const components: MantineThemeComponents = {
  Button: {
    defaultProps: { size: 'md', radius: 'xl', variant: 'filled' },
    classNames: { root: classes.button, inner: classes.buttonInner, label: classes.buttonLabel },
  },
  Anchor: {
    defaultProps: { underline: 'always', inherit: true },
    classNames: { root: classes.anchor },
  },
  Text: { classNames: { root: classes.text } },
  Badge: {
    defaultProps: { radius: 'xs', variant: 'outline' },
    classNames: { root: classes.badge },
  },
  Paper: { defaultProps: { radius: 'md', withBorder: true }, classNames: { root: layout.paper } },
  Card: {
    defaultProps: { radius: 'md', withBorder: true, padding: 'clamp(1.5rem, 2.5vw, 2rem)' },
    classNames: { root: layout.card },
  },
  Container: { classNames: { root: layout.container } },
  Group: { classNames: { root: layout.group } },
  Stack: { classNames: { root: layout.stack } },
  SimpleGrid: { classNames: { root: layout.stack } },
  List: {
    defaultProps: { type: 'unordered' },
    classNames: { root: layout.list, item: layout.item, itemWrapper: layout.itemWrapper },
  },
  Accordion: {
    defaultProps: {
      multiple: true,
      keepMountedMode: 'display-none',
      chevronSize: '1rem',
      disableChevronRotation: true,
      radius: 0,
    },
    classNames: {
      root: layout.accordion,
      item: layout.accordionItem,
      control: layout.accordionControl,
      label: layout.accordionLabel,
      content: layout.accordionContent,
      chevron: layout.accordionChevron,
    },
  },
  Burger: { classNames: { root: classes.burger } },
  Image: { defaultProps: { radius: 'md' } },
  Divider: { defaultProps: { color: 'var(--tone-line)' } },
  Table: {
    defaultProps: { verticalSpacing: '1rem' },
    classNames: { table: layout.table },
  },
};

const outline = {
  background: 'transparent',
  hover: 'var(--tone-text)',
  color: 'var(--tone-text)',
  hoverColor: 'var(--tone-ground)',
  border: '1px solid var(--tone-edge)',
};

const arrow = {
  background: 'none',
  hover: 'none',
  color: 'var(--tone-text)',
  border: '0',
};

/** For actions that cannot be undone; darker than the primary color. */
const danger = {
  background: 'var(--mantine-color-signal-8)',
  hover: 'var(--mantine-color-signal-9)',
  color: 'var(--mantine-color-white)',
  border: '0',
};

/** Outline and arrow buttons take the colors of their section. */
export const variantColors: VariantColorsResolver = (input) => {
  if (input.variant === 'arrow') return arrow;
  if (input.variant === 'danger') return danger;
  if (input.variant !== 'outline') return defaultVariantColorsResolver(input);
  if (input.color === input.theme.primaryColor) return outline;
  const color = `var(--tone-${input.color}, var(--mantine-color-${input.color}-outline))`;
  return { background: 'transparent', hover: 'transparent', color, border: '1px solid' };
};
