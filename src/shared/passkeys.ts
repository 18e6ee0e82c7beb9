import { z } from 'zod';
import { requiredText, text } from './text.ts';

// The JSON forms of WebAuthn: https://w3c.github.io/webauthn/#sctn-parseCreationOptionsFromJSON

const MAX_ENCODED = 20_000;
const encoded = z
  .string('Must be base64url')
  .max(MAX_ENCODED, 'Is too long')
  .regex(/^[\w-]*$/, 'Must be base64url');

const credential = {
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
};

/** What a browser returns for a new passkey. */
export const PasskeyRegistration = z.object({
  name: requiredText(60, 'Give the passkey a name'),
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: encoded,
      attestationObject: encoded,
      transports: z.array(text(30)).max(10).default([]),
    }),
  }),
});
export type PasskeyRegistration = z.output<typeof PasskeyRegistration>;

/** What a browser returns for a sign-in with a passkey. */
export const PasskeySignIn = z.object({
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: encoded,
      authenticatorData: encoded,
      signature: encoded,
      userHandle: encoded.optional(),
    }),
  }),
});
export type PasskeySignIn = z.output<typeof PasskeySignIn>;

const descriptors = z
  .array(
    z.object({
      id: z.string(),
      type: z.literal('public-key'),
      transports: z.array(z.string()).optional(),
    }),
  )
  .optional();

/** The options of `navigator.credentials.create`. */
export const RegistrationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  excludeCredentials: descriptors,
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** The options of `navigator.credentials.get`. */
export const SignInOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});
