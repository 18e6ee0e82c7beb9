import { Title } from '@mantine/core';

export const head = () => ({
  title: '404 Page Not Found',
  description: 'This page does not exist.',
});

export function Page() {
  return <Title>404 Page Not Found</Title>;
}
