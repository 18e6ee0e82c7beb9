import { icon } from './icon.tsx';

export const IconLetterT = icon('M6 4l12 0', 'M12 4l0 16');
