import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import { SiteLink } from './SiteLink.tsx';

type Props = ButtonProps & Omit<ComponentProps<typeof SiteLink>, keyof ButtonProps>;

export function ButtonLink({ label, children = label, ...rest }: Props) {
  return (
    <Button component={SiteLink} {...rest}>
      {children}
    </Button>
  );
}
