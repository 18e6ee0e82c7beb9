import { icon } from './icon.tsx';

export const IconPhotoDown = icon(
  'M15 8h.01',
  'M12.5 21h-6.5a3 3 0 0 1 -3 -3v-12a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v6.5',
  'M3 16l5 -5c.928 -.893 2.072 -.893 3 0l4 4',
  'M14 14l1 -1c.653 -.629 1.413 -.815 2.13 -.559',
  'M19 16v6',
  'M22 19l-3 3l-3 -3',
);
