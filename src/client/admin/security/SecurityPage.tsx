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
  description: 'Who is signed in, which tools have a token, and what was done.',
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
          intro="A session ends after 12 hours without use, after 7 days in any case, and when the password changes."
        >
          <Sessions />
        </Part>
        <Part
          title="API tokens"
          intro={
            <>
              For external tools: each gets a token of its own, with only the rights it needs.
              Tokens from <code>API_TOKENS</code> hold every right and do not show here.
            </>
          }
        >
          <Tokens />
        </Part>
        <Part
          title="Audit log"
          intro="Sign-ins, exports, deletions and changes of tokens. It names no person and is kept for 400 days, wrong passwords for 30."
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
