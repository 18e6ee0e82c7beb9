import { Anchor, Stack } from '@mantine/core';
import { trpc } from '../../lib/api.tsx';
import { Sessions } from '../security/Sessions.tsx';
import { AdminLayout } from '../shell/AdminLayout.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Section } from '../ui/Section.tsx';
import { ViewHeader } from '../ui/ViewHeader.tsx';
import { AuthenticatorApp } from './AuthenticatorApp.tsx';
import { Passkeys } from './Passkeys.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const title = 'Your account';

export const head = () => ({
  title,
  description: 'Your name, password, second factors and sessions.',
});

export const Layout = AdminLayout;

export function Page() {
  const { data: access } = trpc.admin.access.state.useQuery();
  const isSignedIn = access?.by === 'session';
  const { data: account, error } = trpc.admin.accounts.own.get.useQuery(undefined, {
    enabled: isSignedIn,
  });
  return (
    <>
      <ViewHeader title={title} />
      {access && !isSignedIn && (
        <Notice>
          {access.by === 'loopback'
            ? 'You are not signed in: requests from this machine need no account.'
            : 'A token or the site’s password has no account of its own.'}{' '}
          See <Anchor href="/admin/security">Security</Anchor>.
        </Notice>
      )}
      <LoadError error={error} hasData={!!account} />
      {account && (
        <Stack gap="xl">
          <ProfileForm account={account} />
          <Section
            title="Password"
            intro={
              account.hasPassword
                ? 'When it changes, all your other sessions end.'
                : 'You signed in with the site’s password. Set your own to sign in by email.'
            }
          >
            <PasswordForm email={account.email} />
          </Section>
          <Section
            title="Authenticator app"
            intro="After the password, sign-in asks for a code from the app."
          >
            <AuthenticatorApp isOn={account.hasTotp} />
          </Section>
          <Section
            title="Passkeys"
            intro="Sign in with a fingerprint, a face or a security key, without the password."
          >
            <Passkeys passkeys={account.passkeys} />
          </Section>
          {account.hasSecondFactor && (
            <Section
              title="Recovery codes"
              intro="Each replaces a second factor once, in case you lose your phone."
            >
              <RecoveryCodes left={account.recoveryCodesLeft} />
            </Section>
          )}
          <Section
            title="Signed-in browsers"
            intro="A session ends after 12 hours without use, and after 7 days at the latest."
          >
            <Sessions />
          </Section>
        </Stack>
      )}
    </>
  );
}
