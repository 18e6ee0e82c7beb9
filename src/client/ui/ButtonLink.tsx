import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import { SiteLink } from './SiteLink.tsx';

type Props = ButtonProps & Omit<ComponentProps<typeof SiteLink>, keyof ButtonProps>;

/** A link of the content that looks like a button; without a variant it is the one action of a screen. */
export function ButtonLink({ label, children = label, ...rest }: Props) {
  return (
    <Button component={SiteLink} {...rest}>
      {children}
    </Button>
  );
}
