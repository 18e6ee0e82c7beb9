import { createContext, use } from 'react';
import type { PublicConfig } from '../../shared/page.ts';

export const SiteConfig = createContext<PublicConfig>({ publicUrl: '' });

/** What of the server's configuration the pages may know. */
export const useSiteConfig = () => use(SiteConfig);
