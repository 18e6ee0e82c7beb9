import { createContext } from 'react';

/** The page that the server rendered: its path, and its module in `src/client`, which may be a 404 page. */
export const InitialPage = createContext({ path: '', module: '' });
