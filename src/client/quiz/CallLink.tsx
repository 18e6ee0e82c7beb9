import type { ButtonProps } from '@mantine/core';
import { ownSchedulingPage } from '../lib/scheduling.ts';
import { recordVisit } from '../lib/visitHistory.ts';
import { useSiteConfig } from '../site/config.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';

type Props = Pick<ButtonProps, 'variant'> & { label: string };

/** Opens the calendar, or our own form for a call. */
export function CallLink({ variant, label }: Props) {
  const { schedulingPageUrl } = useSiteConfig();
  return (
    <ButtonLink
      href={schedulingPageUrl ?? ownSchedulingPage}
      newTab
      variant={variant}
      onClick={() => schedulingPageUrl && recordVisit({ kind: 'booking' })}
      // With an opener the new tab gets a copy of sessionStorage, which prefills our form.
      {...(!schedulingPageUrl && { rel: 'opener' })}
    >
      {label}
    </ButtonLink>
  );
}
