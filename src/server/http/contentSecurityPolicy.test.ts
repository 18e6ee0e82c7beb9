import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { sourcesFor } from './contentSecurityPolicy.ts';

const policy = (environment: NodeJS.ProcessEnv) => sourcesFor(readConfig(environment));
const hubspot = {
  HUBSPOT_PORTAL_ID: '123',
  HUBSPOT_FORM_ID: '3f0c2a1e-0000-4000-8000-000000000001',
};

test('an unconfigured site allows only itself', () => {
  const { scriptSrc, connectSrc, frameSrc, formAction } = policy({});
  expect({ scriptSrc, connectSrc, frameSrc, formAction }).toEqual({
    scriptSrc: ["'self'"],
    connectSrc: ["'self'"],
    frameSrc: ["'none'"],
    formAction: ["'self'"],
  });
});

test('allows images of this site and of the hosts configured for articles', () => {
  expect(policy({}).imgSrc).toEqual(["'self'", 'data:']);
  const PICTURE_HOSTS = 'images.example.com, cdn.example.com:8443';
  expect(policy({ PICTURE_HOSTS }).imgSrc).toEqual([
    "'self'",
    'data:',
    'https://images.example.com',
    'https://cdn.example.com:8443',
  ]);
});

test('the embedded form adds the hosts of its region once it is configured completely', () => {
  const { scriptSrc, connectSrc, frameSrc, formAction } = policy(hubspot);
  expect(scriptSrc).toEqual(["'self'", 'https://js.hsforms.net', 'https://forms.hsforms.com']);
  expect(connectSrc).toEqual(["'self'", 'https://forms.hsforms.com']);
  expect(frameSrc).toEqual(['https://forms.hsforms.com']);
  expect(formAction).toEqual(["'self'", 'https://forms.hsforms.com']);
  expect(policy({ ...hubspot, HUBSPOT_REGION: 'eu1' }).scriptSrc).toEqual([
    "'self'",
    'https://js-eu1.hsforms.net',
    'https://forms-eu1.hsforms.com',
  ]);
  expect(policy({ HUBSPOT_PORTAL_ID: '123' }).scriptSrc).toEqual(["'self'"]);
});

test("allows only the calendar's origin as a frame", () => {
  const { frameSrc, scriptSrc } = policy({ SCHEDULING_EMBED_URL: 'https://cal.test/roi?x=1' });
  expect(frameSrc).toEqual(['https://cal.test']);
  expect(scriptSrc).toEqual(["'self'"]);
});

test('allows analytics when it has an id', () => {
  const { scriptSrc, connectSrc } = policy({ GA_MEASUREMENT_ID: 'G-ABC123' });
  expect(scriptSrc).toContain('https://www.googletagmanager.com');
  expect(connectSrc).toContain('https://*.google-analytics.com');
});
