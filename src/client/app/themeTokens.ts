import type { MantineColorsTuple, MantineThemeOverride } from '@mantine/core';

// Warm grays, mixed from ink and paper; the base is the darkest shade.
const ink: MantineColorsTuple = [
  '#f3f1ed',
  '#e5e1da',
  '#cfcac1',
  '#ada89f',
  '#8a857d',
  '#6b6863',
  '#4d4a47',
  '#333230',
  '#1c1f26',
  '#10131a',
];
// The base is shade 2.
const paper: MantineColorsTuple = [
  '#ffffff',
  '#fdfbf8',
  '#faf7f2',
  '#f3eee5',
  '#eae3d6',
  '#ddd4c3',
  '#c9beaa',
  '#a89d8a',
  '#81786a',
  '#5c564c',
];
// The base is shade 5. White text passes 4.5:1 from shade 6, small text on paper from shade 7.
const signal: MantineColorsTuple = [
  '#fdeeea',
  '#fbd9d1',
  '#f6b3a4',
  '#f18b75',
  '#ec634b',
  '#e8442a',
  '#d2381e',
  '#b92d15',
  '#932310',
  '#6b190b',
];
// The base is shade 6.
const gain: MantineColorsTuple = [
  '#e8f3ee',
  '#cde5db',
  '#9fcdb9',
  '#5fc49f',
  '#3f9a75',
  '#1f8460',
  '#0e6b4e',
  '#0b5840',
  '#084532',
  '#053023',
];
// The base is shade 5; small text on paper needs shade 7.
const brass: MantineColorsTuple = [
  '#faf3e6',
  '#f3e4c6',
  '#e8cb93',
  '#ddb162',
  '#cb9840',
  '#b9852f',
  '#a17226',
  '#85601f',
  '#654817',
  '#46320f',
];

const display = "'Bricolage Grotesque Display', 'Bricolage Fallback', system-ui, sans-serif";

/** Colors, type and radii. The build writes them as CSS variables, see vite.config.ts. */
export const tokens: MantineThemeOverride = {
  colors: { ink, paper, signal, gain, brass },
  primaryColor: 'signal',
  black: ink[9],
  fontFamily: "'Instrument Sans Variable', 'Instrument Fallback', system-ui, sans-serif",
  fontSizes: { sm: '0.9375rem', md: '1.0625rem', lg: '1.1875rem', xl: '1.375rem' },
  lineHeights: { md: '1.6', lg: '1.55', xl: '1.45' },
  headings: {
    fontFamily: display,
    fontWeight: '700',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(2.5rem, 1.3rem + 5vw, 5.5rem)', lineHeight: '0.98' },
      h2: { fontSize: 'clamp(1.875rem, 1.1rem + 3.3vw, 3.75rem)', lineHeight: '1.02' },
      h3: { fontSize: 'clamp(1.375rem, 1.2rem + 0.6vw, 1.75rem)', lineHeight: '1.12' },
      h4: { fontSize: '1.1875rem', lineHeight: '1.25' },
    },
  },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '8px', md: '12px', lg: '20px', xl: '999px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
};
