import { type MouseEvent, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { withCalloutLabels } from '../../shared/callouts.ts';
import { matchPage } from '../app/routes.ts';
import { isPlainClick } from '../lib/isPlainClick.ts';
import { internalPath, withoutBreaks, withScrollableTables } from './article.ts';
import classes from './ArticleText.module.css';

/** The post's HTML, which the server has sanitized. */
export function ArticleText({ html }: { html: string }) {
  const content = useMemo(
    () => ({
      __html: withScrollableTables(
        withCalloutLabels(withoutBreaks(html)),
        classes.table ?? '',
        'Table',
      ),
    }),
    [html],
  );
  const onLinkClick = useInternalNavigation();
  return (
    // The handler is for links inside, which the keyboard activates as clicks.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={classes.text} onClick={onLinkClick} dangerouslySetInnerHTML={content} />
  );
}

/** Returns a click handler that follows links to pages of this site without a full load. */
function useInternalNavigation() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!isPlainClick(event) || !link?.href || link.hasAttribute('download')) return;
    const page = internalPath(link, location, (path) => matchPage(path).isFound);
    if (!page) return;
    event.preventDefault();
    void navigate(page);
  };
}
