import { Fragment } from 'react';
import type { RichText as Parts } from '../../shared/content/shapes.ts';
import { SiteLink } from './SiteLink.tsx';
import { noBreak } from './noBreak.tsx';

export function RichText({ parts }: { parts: Parts }) {
  return parts.map((part, index) =>
    typeof part === 'string' ? (
      <Fragment key={index}>{noBreak(part)}</Fragment>
    ) : (
      <SiteLink key={part.href} {...part}>
        {noBreak(part.label)}
      </SiteLink>
    ),
  );
}
