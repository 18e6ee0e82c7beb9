import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

type Props = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  href: string;
  label?: string;
  newTab?: boolean;
};

/** Our own pages get a referrer, without which they would count as opened from outside. */
const external = 'noopener noreferrer';

/** A link to a page, an anchor or an external address. */
export function SiteLink({ href, label, newTab, children = label, ...rest }: Props) {
  if (newTab)
    return (
      <a href={href} target="_blank" rel={href.startsWith('/') ? 'noopener' : external} {...rest}>
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
    <Link to={href} {...rest}>
      {children}
    </Link>
  );
}
