import { createTheme, type MantineThemeComponents } from '@mantine/core';
import { components, variantColors } from './themeComponents.ts';
import { popovers } from './themePopovers.ts';
import { tokens } from './themeTokens.ts';
import classes from './themeInputs.module.css';

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
const overlays: MantineThemeComponents = {
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

const weeksFromSunday = { firstDayOfWeek: 0 };

/** Styles of fields. Labels contain the asterisk themselves, so screen readers announce it. */
const inputs: MantineThemeComponents = {
  Input: {
    defaultProps: { size: 'md', radius: 'sm' },
    classNames: { wrapper: classes.wrapper, input: classes.input },
  },
  InputWrapper: {
    defaultProps: { size: 'md', withAsterisk: false },
    classNames: { root: classes.root, label: classes.label, error: classes.error },
  },
  Textarea: { defaultProps: { resize: 'vertical' } },
  NativeSelect: { classNames: { input: classes.select, section: classes.chevron } },
  Checkbox: {
    defaultProps: { size: 'md', radius: 'xs' },
    classNames: { input: classes.box, error: classes.error },
  },
  DateInput: { defaultProps: weeksFromSunday },
  DatePickerInput: { defaultProps: weeksFromSunday },
  DateTimePicker: { defaultProps: weeksFromSunday },
  Radio: {
    defaultProps: { size: 'md' },
    classNames: { radio: classes.box, error: classes.error },
  },
};

/** Makes Mantine look like the brand, so that a component needs no styles where it is used. */
export const theme = createTheme({
  ...tokens,
  variantColorResolver: variantColors,
  components: { ...components, ...inputs, ...popovers, ...overlays },
});
