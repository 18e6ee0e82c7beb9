import { Text } from '@mantine/core';
import { AdminLayout } from '../shell/AdminLayout.tsx';
import { ViewHeader } from '../ui/ViewHeader.tsx';
import { AuditLog } from './AuditLog.tsx';

const title = 'Activity';

export const head = () => ({
  title,
  description: 'Who did what in the admin: the audit log.',
});

export const Layout = AdminLayout;

export const Page = () => (
  <>
    <ViewHeader title={title} />
    <Text c="dimmed" mb="md" maw="45rem">
      Sign-ins, exports, deletions and changes of texts, people and tokens, each with who did it and
      to what. It contains no names of visitors.
    </Text>
    <AuditLog />
  </>
);
