import { footer } from '../../../shared/content/site.ts';
import { openConsentSettings, useHasThirdParties } from './consent.ts';

/** Opens the question again; nothing when there is nothing to decide. */
export function CookieSettings({ className }: { className?: string }) {
  if (!useHasThirdParties()) return null;
  return (
    <button type="button" className={className} onClick={openConsentSettings}>
      {footer.cookieSettings}
    </button>
  );
}
