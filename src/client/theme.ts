import { createTheme, type MantineColorsTuple } from '@mantine/core';

const ink: MantineColorsTuple = [
  '#f4f3f1',
  '#e4e2de',
  '#c9c6c0',
  '#a9a69f',
  '#87847e',
  '#66645f',
  '#4a4945',
  '#33333180',
  '#1c1f26',
  '#10131a',
];

export const theme = createTheme({
  fontFamily: "'Instrument Sans Variable', 'Instrument Sans Fallback', system-ui, sans-serif",
  headings: {
    fontFamily: "'Bricolage Grotesque Variable', 'Bricolage Fallback', system-ui, sans-serif",
  },
  colors: { ink },
});
