import type { ButtonProps } from '@mantine/core';
import { quizResultPage } from '../../shared/content/quizPage.ts';
import { ownSchedulingPage } from '../lib/scheduling.ts';
import { recordVisit } from '../lib/visitHistory.ts';
import { useSiteConfig } from '../site/config.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';

/** Opens the calendar, or our own form for a call. */
export function CallLink({ variant }: Pick<ButtonProps, 'variant'>) {
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
      {quizResultPage.call}
    </ButtonLink>
  );
}
