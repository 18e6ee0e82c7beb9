import { Fragment } from 'react';
import { Link } from 'wouter';
import type { RichText as Parts } from '../../shared/content/shapes.ts';

/** A sentence with links in it. */
export function RichText({ parts }: { parts: Parts }) {
  return parts.map((part, index) => {
    if (typeof part === 'string') return <Fragment key={index}>{part}</Fragment>;
    const { label, href, newTab } = part;
    if (href.startsWith('/') && !newTab)
      return (
        <Link key={index} href={href}>
          {label}
        </Link>
      );
    const target = newTab && { target: '_blank', rel: 'noopener' };
    return (
      <a key={index} href={href} {...target}>
        {label}
      </a>
    );
  });
}
