import { icon } from './icon.tsx';

export const IconMinus = icon('M5 12l14 0');
