import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import { SiteLink } from './SiteLink.tsx';

type Props = ButtonProps & Omit<ComponentProps<typeof SiteLink>, keyof ButtonProps>;

/** A link that looks like a button. */
export function ButtonLink({ label, children = label, ...rest }: Props) {
  return (
    <Button component={SiteLink} {...rest}>
      {children}
    </Button>
  );
}
