import { useEffect, useRef } from 'react';
import { consent as copy } from '../../../shared/content/consent.ts';
import { RichText } from '../../ui/RichText.tsx';
import classes from './ConsentBanner.module.css';
import { closeConsentSettings, decide, useConsent } from './consent.ts';

/** Asks once; the footer brings it back. Both answers weigh the same. */
export function ConsentBanner() {
  const { choice, isBrowser, isAsking } = useConsent();
  if (!isBrowser || (choice && !isAsking)) return null;
  return <Banner key={String(isAsking)} isAsked={isAsking} />;
}

/** `isAsked`: the visitor opened it, so the keyboard goes there and it can be closed without an answer. */
function Banner({ isAsked }: { isAsked: boolean }) {
  const { choice } = useConsent();
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isAsked) return undefined;
    const cameFrom = document.activeElement;
    banner.current?.focus();
    return () => {
      if (cameFrom instanceof HTMLElement) cameFrom.focus();
    };
  }, [isAsked]);
  return (
    // Escape closes what the visitor opened.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={banner}
      tabIndex={-1}
      aria-labelledby="consent-title"
      className={classes.banner}
      onKeyDown={({ key }) => isAsked && key === 'Escape' && closeConsentSettings()}
    >
      <div className={classes.text}>
        <h2 id="consent-title" className={classes.title}>
          {copy.title}
        </h2>
        <p>
          <RichText parts={copy.text} />
        </p>
        {choice && <p>{copy.current[choice]}</p>}
      </div>
      <div className={classes.actions}>
        <button type="button" onClick={() => decide('accepted')}>
          {copy.accept}
        </button>
        <button type="button" onClick={() => decide('rejected')}>
          {copy.reject}
        </button>
        {isAsked && (
          <button type="button" className={classes.close} onClick={closeConsentSettings}>
            {copy.close}
          </button>
        )}
      </div>
    </section>
  );
}
