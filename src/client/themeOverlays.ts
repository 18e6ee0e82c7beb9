import type { MantineThemeComponents } from '@mantine/core';
import { tokens } from './themeTokens.ts';

const parts = {
  header: {
    position: 'static',
    gap: '1rem',
    minHeight: 0,
    paddingBottom: '1rem',
    background: 'none',
  },
  title: { fontSize: '1.5rem', lineHeight: 1.1, overflowWrap: 'anywhere' },
} as const;

const root = {
  padding: 'clamp(1.25rem, 3vw, 2rem)',
  shadow: 'none',
  transitionProps: { duration: 0 },
};

/** How what stands above the page looks: dialogs and toasts. */
export const overlays: MantineThemeComponents = {
  Modal: { styles: parts },
  ModalRoot: {
    defaultProps: { ...root, centered: true, radius: 'md', yOffset: '1rem', xOffset: '1rem' },
  },
  Drawer: { styles: parts },
  DrawerRoot: { defaultProps: { ...root, position: 'right', radius: 0 } },
  Overlay: { defaultProps: { color: tokens.black, backgroundOpacity: 0.55 } },
  Notification: {
    defaultProps: { closeButtonProps: { 'aria-label': 'Close notification', size: 32 } },
  },
};
