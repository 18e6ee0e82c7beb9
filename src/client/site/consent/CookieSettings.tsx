import { footer } from '../../../shared/content/site.ts';
import classes from './CookieSettings.module.css';
import { openConsentSettings, useHasThirdParties } from './consent.ts';

/** Opens the question again; nothing when there is nothing to decide. */
export function CookieSettings({ className = '' }: { className?: string | undefined }) {
  if (!useHasThirdParties()) return null;
  return (
    <button
      type="button"
      className={`${classes.button} ${className}`}
      onClick={openConsentSettings}
    >
      {footer.cookieSettings}
    </button>
  );
}
