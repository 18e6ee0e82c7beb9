import { expect, test } from 'vitest';
import { createPasswordChecker, type PasswordAttempt } from './passwordLimits.ts';
import { memoryRateLimiters } from './rateLimits.ts';

/** An attempt on an account of its own whose verification ends when the test says so. */
function attempt(address: string, isKnown = false) {
  const verification = Promise.withResolvers<boolean>();
  const started = Promise.withResolvers<void>();
  const input: PasswordAttempt = {
    address,
    guess: { of: address },
    isKnown: async () => isKnown,
    isKnownToAccount: async () => isKnown,
    isVerified: () => false,
    verify: () => {
      started.resolve();
      return verification.promise;
    },
    onRetryAfter: () => {},
  };
  return { input, started: started.promise, end: verification.resolve };
}

test('a flood of strangers, verified one by one, does not delay a known network', async () => {
  const check = createPasswordChecker(memoryRateLimiters());
  const flood = Array.from({ length: 60 }, (_, n) => attempt(`10.0.${n}.1`));
  let ended = 0;
  const results = flood.map(async ({ input }) => {
    await check(input);
    ended++;
  });
  await flood[0]?.started;
  const known = attempt('10.1.0.1', true);
  known.end(true);
  expect(await check(known.input)).toBe(true);
  expect(ended).toBe(0);
  for (const { started, end } of flood) {
    await started;
    end(false);
  }
  await Promise.all(results);
});

test('what cannot be guessed waits for nobody and is limited by its address alone', async () => {
  const check = createPasswordChecker(memoryRateLimiters());
  const stranger = attempt('10.0.0.1');
  const waiting = check(stranger.input);
  await stranger.started;
  const passkey = async (address: string, isRight: boolean) => {
    const { input, end } = attempt(address);
    end(isRight);
    return check({ ...input, guess: undefined });
  };
  expect(await passkey('10.0.1.1', true)).toBe(true);
  for (let n = 0; n < 20; n++) expect(await passkey('10.0.2.1', false)).toBe(false);
  await expect(passkey('10.0.2.1', true)).rejects.toThrow('Too many wrong passwords');
  expect(await passkey('10.0.3.1', true)).toBe(true);
  stranger.end(false);
  expect(await waiting).toBe(false);
});

test('a full lane refuses with the seconds to wait', async () => {
  const check = createPasswordChecker(memoryRateLimiters());
  const flood = Array.from({ length: 201 }, (_, n) => attempt(`10.0.${n}.1`));
  const results = flood.map(({ input }) => check(input));
  await flood[0]?.started;
  const late = attempt('10.1.0.1');
  const waits: number[] = [];
  const onRetryAfter = (seconds: number) => void waits.push(seconds);
  await expect(check({ ...late.input, onRetryAfter })).rejects.toThrow('Too many requests');
  expect(waits).toEqual([30]);
  for (const { end } of flood) end(true);
  expect(await Promise.all(results)).toEqual(flood.map(() => true));
});
