import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '../../lib/api.tsx';
import { useInBrowser } from '../../lib/useInBrowser.ts';
import { errorMessage } from '../ui/errorText.ts';

/** Signs in with a passkey, in browsers that have them. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: () => void }) {
  const isSupported = useInBrowser(() => 'PublicKeyCredential' in window);
  const [message, setMessage] = useState<string>();
  const options = trpc.admin.access.passkeyOptions.useMutation();
  const signIn = trpc.admin.access.signInWithPasskey.useMutation();
  if (!isSupported) return null;
  const run = async () => {
    setMessage(undefined);
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const response = await startAuthentication({ optionsJSON: await options.mutateAsync() });
      await signIn.mutateAsync({ response });
      onSignedIn();
    } catch (error) {
      setMessage(passkeyMessage(error));
    }
  };
  return (
    <>
      <Button variant="outline" onClick={() => void run()}>
        Sign in with a passkey
      </Button>
      {message && (
        <Text role="alert" size="sm" c="signal.7">
          {message}
        </Text>
      )}
    </>
  );
}

/** Returns the message for an error of the browser's passkey dialog or of the server. */
export function passkeyMessage(error: unknown) {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError') return 'No passkey was used. Try again, or use your password.';
  if (name === 'SecurityError')
    return 'Passkeys work only at the site’s own address (PUBLIC_URL). Open the admin there, or use your password.';
  return errorMessage(error);
}
