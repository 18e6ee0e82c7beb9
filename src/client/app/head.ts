import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { documentTitle, type Head } from '../../shared/page.ts';
import { useContent } from '../lib/content.ts';
import { matchPage } from './routes.ts';

/** Updates the document's head in client-side navigation. */
export function useHead(head: Head | undefined) {
  const { title, description } = head ?? {};
  const { name } = useContent('site');
  const { pathname } = useLocation();
  useEffect(() => {
    if (title === undefined || description === undefined) return;
    document.title = documentTitle(title, name);
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    const canonical = document.querySelector('link[rel="canonical"]');
    canonical?.setAttribute('href', location.origin + matchPage(pathname).canonicalPath);
  }, [title, description, pathname, name]);
}
