import { Anchor } from '@mantine/core';

export const EmailLink = ({ email }: { email: string }) => (
  <Anchor
    href={`mailto:${encodeURIComponent(email)}`}
    c="var(--tone-text)"
    underline="hover"
    style={{ overflowWrap: 'anywhere' }}
  >
    {email}
  </Anchor>
);
