import { UnstyledButton } from '@mantine/core';
import { footer } from '../../../shared/content/site.ts';
import { openConsentSettings, useHasThirdParties } from './consent.ts';

/** Opens the question again; nothing when there is nothing to decide. */
export function CookieSettings({ className = '' }: { className?: string | undefined }) {
  if (!useHasThirdParties()) return null;
  return (
    <UnstyledButton fz="inherit" className={className} onClick={openConsentSettings}>
      {footer.cookieSettings}
    </UnstyledButton>
  );
}
