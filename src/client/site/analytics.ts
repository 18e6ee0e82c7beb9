import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isSecretPath } from '../lib/secretPaths.ts';
import { useSiteConfig } from './config.ts';
import { isAllowed, useConsent } from './consent/consent.ts';

declare global {
  interface Window {
    dataLayer?: IArguments[];
  }
}

/** Reports every page the visitor sees, once they agreed and for as long as they do. */
export function useAnalytics() {
  const { analyticsId } = useSiteConfig();
  const isOn = isAllowed(useConsent(), 'analytics');
  const { pathname: path } = useLocation();
  useEffect(() => {
    // The analytics script reads the address by itself, so it must not even be there.
    if (!analyticsId || isSecretPath(path)) return;
    if (isOn) reportPageView(analyticsId, path);
    else stop(analyticsId);
  }, [analyticsId, isOn, path]);
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
  // The first view is reported like all others.
  gtag('config', id, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  document.head.append(script);
}

/** Withdrawn: nothing more is sent, and the cookies go. */
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

// The library takes only the very `arguments` object.
function gtag(..._values: unknown[]) {
  window.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params
  window.dataLayer.push(arguments);
}
