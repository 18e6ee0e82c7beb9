import { createContext, use } from 'react';
import type { PublicConfig } from '../../shared/page.ts';

export const SiteConfig = createContext<PublicConfig>({ publicUrl: '', year: 0 });

/** Returns the public part of the server's configuration. */
export const useSiteConfig = () => use(SiteConfig);
