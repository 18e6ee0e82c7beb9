import { createContext } from 'react';

/** The page that the server chose for the first path, knowing whether its data exists. */
export const FirstPage = createContext({ path: '', module: '' });
