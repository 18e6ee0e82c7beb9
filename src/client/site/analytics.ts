import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isSecretUrl } from '../../shared/secretUrls.ts';
import { useSiteConfig } from './config.ts';
import { isAllowed, useConsent } from './consent/consent.ts';

declare global {
  interface Window {
    dataLayer?: IArguments[];
  }
}

/** Reports page views while the visitor consents to analytics. */
export function useAnalytics() {
  const { analyticsId } = useSiteConfig();
  const isOn = isAllowed(useConsent(), 'analytics');
  const { pathname: path, search } = useLocation();
  useEffect(() => {
    // The analytics script reads the address on its own, so a secret URL must not load it.
    if (!analyticsId || isSecretUrl(path + search)) return;
    if (isOn) reportPageView(analyticsId, path);
    else stop(analyticsId);
  }, [analyticsId, isOn, path, search]);
}

let isLoaded = false;
let reported: string | undefined;

function reportPageView(id: string, path: string) {
  if (!isLoaded) load(id);
  Reflect.set(window, disabled(id), false);
  if (reported === path) return;
  reported = path;
  gtag('event', 'page_view', { page_path: path });
}

function load(id: string) {
  isLoaded = true;
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  document.head.append(script);
}

/** Stops reporting and deletes the cookies after consent is withdrawn. */
function stop(id: string) {
  if (!isLoaded) return;
  Reflect.set(window, disabled(id), true);
  reported = undefined;
  const domains = location.hostname
    .split('.')
    .map((_, index, parts) => parts.slice(index).join('.'));
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? '';
    if (!name.startsWith('_ga')) continue;
    for (const domain of ['', ...domains.map((part) => `; domain=${part}`)])
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}

const disabled = (id: string) => `ga-disable-${id}`;

// gtag.js requires an `arguments` object, not an array.
function gtag(..._values: unknown[]) {
  window.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params
  window.dataLayer.push(arguments);
}
