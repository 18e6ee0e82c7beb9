import { createTheme } from '@mantine/core';
import { components, variantColors } from './themeComponents.ts';
import { inputs } from './themeInputs.ts';
import { overlays } from './themeOverlays.ts';
import { popovers } from './themePopovers.ts';
import { tokens } from './themeTokens.ts';

/** Makes Mantine look like the brand, so that a component needs no styles where it is used. */
export const theme = createTheme({
  ...tokens,
  variantColorResolver: variantColors,
  components: { ...components, ...inputs, ...popovers, ...overlays },
});
