import type { PageModule } from './pageModule.ts';

/** The pages of the admin by their path. */
export const adminPageModules = import.meta.glob<PageModule>('../admin/*/*Page.tsx');
