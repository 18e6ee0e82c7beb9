import { icon } from './icon.tsx';

export const IconLayoutColumns = icon(
  'M4 6a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2l0 -12',
  'M12 4l0 16',
);
