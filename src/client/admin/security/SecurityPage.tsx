import { Stack } from '@mantine/core';
import { AdminLayout } from '../shell/AdminLayout.tsx';
import { Sessions } from './Sessions.tsx';
import { Tokens } from './Tokens.tsx';
import { Section } from '../ui/Section.tsx';
import { ViewHeader } from '../ui/ViewHeader.tsx';

const title = 'Security';

export const head = () => ({
  title,
  description: 'Sessions and API tokens.',
});

export const Layout = AdminLayout;

export function Page() {
  return (
    <>
      <ViewHeader title={title} />
      <Stack gap="xl">
        <Section
          title="Signed-in browsers"
          intro="A session ends after 12 hours without use, after 7 days at the latest, and when the password changes."
        >
          <Sessions />
        </Section>
        <Section
          title="API tokens"
          intro={
            <>
              For external tools: each gets a token of its own, with only the permissions it needs.
              A token has the role of its owner and ends with their account. Tokens from{' '}
              <code>API_TOKENS</code> have all permissions and are not listed here.
            </>
          }
        >
          <Tokens />
        </Section>
      </Stack>
    </>
  );
}
