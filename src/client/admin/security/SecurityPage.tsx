import { Box, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { AdminLayout } from '../shell/AdminLayout.tsx';
import { AuditLog } from './AuditLog.tsx';
import { Sessions } from './Sessions.tsx';
import { Tokens } from './Tokens.tsx';
import { ViewHeader } from '../ui/ViewHeader.tsx';

const title = 'Security';

export const head = () => ({
  title,
  description: 'Sessions, API tokens and the audit log.',
  isPrivate: true,
});

export const Layout = AdminLayout;

export function Page() {
  return (
    <>
      <ViewHeader title={title} />
      <Stack gap="xl">
        <Part
          title="Signed-in browsers"
          intro="A session ends after 12 hours without use, after 7 days at the latest, and when the password changes."
        >
          <Sessions />
        </Part>
        <Part
          title="API tokens"
          intro={
            <>
              For external tools: each gets a token of its own, with only the permissions it needs.
              Tokens from <code>API_TOKENS</code> have all permissions and are not listed here.
            </>
          }
        >
          <Tokens />
        </Part>
        <Part
          title="Audit log"
          intro="Sign-ins, exports, deletions and changes of tokens. It contains no names and is kept for 400 days, failed sign-ins for 30."
        >
          <AuditLog />
        </Part>
      </Stack>
    </>
  );
}

type PartProps = { title: string; intro: ReactNode; children: ReactNode };

const Part = ({ title: name, intro, children }: PartProps) => (
  <Box component="section" aria-label={name}>
    <Title order={2} fz="1.125rem">
      {name}
    </Title>
    <Text size="sm" c="dimmed" maw="68ch" mb="xs">
      {intro}
    </Text>
    {children}
  </Box>
);
