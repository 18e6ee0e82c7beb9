import type { ComponentProps } from 'react';
import { Link as RoutedLink } from 'wouter';

type Props = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  href: string;
  label?: string;
  newTab?: boolean;
};

/** A link of the site's content: a page, an anchor, or an address elsewhere. */
export function SiteLink({ href, label, newTab, children = label, ...rest }: Props) {
  if (newTab)
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
        {children}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    );
  if (/^[a-z]+:/.test(href))
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  return (
    <RoutedLink href={href} {...rest}>
      {children}
    </RoutedLink>
  );
}
