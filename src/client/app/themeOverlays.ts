import type { MantineThemeComponents } from '@mantine/core';
import { tokens } from './themeTokens.ts';

const padding = 'clamp(1.25rem, 3vw, 2rem)';

const parts = {
  // Needed when the dialog is not a child of the body.
  inner: { left: 0 },
  header: {
    position: 'static',
    gap: '1rem',
    minHeight: 0,
    paddingRight: padding,
    paddingBottom: '1rem',
    background: 'none',
  },
  title: { fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.1, overflowWrap: 'anywhere' },
  content: { boxShadow: 'none' },
} as const;

const root = { padding, transitionProps: { duration: 0 } };

/** Styles of dialogs and toasts. */
export const overlays: MantineThemeComponents = {
  Modal: { styles: parts },
  ModalRoot: {
    defaultProps: { ...root, centered: true, radius: 'md', yOffset: '1rem', xOffset: '1rem' },
  },
  Drawer: { styles: { ...parts, content: { ...parts.content, borderWidth: '0 0 0 1px' } } },
  DrawerRoot: { defaultProps: { ...root, position: 'right', radius: 0 } },
  Overlay: { defaultProps: { color: tokens.black, backgroundOpacity: 0.55 } },
  Notification: {
    defaultProps: {
      closeButtonProps: { 'aria-label': 'Close notification', size: 32, iconSize: 20 },
    },
  },
};
