import { Button, Group } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { ButtonLink } from './ButtonLink.tsx';

type Props = {
  label: string;
  /** The accessible name of the button, which starts with its label. */
  name?: string;
  /** Where the button leads without scripts. */
  fallback: string;
  /** Shown on the left of the button. */
  header?: ReactNode;
  children: ReactNode;
};

/** A button that opens and closes its content. */
export function Disclosure({ label, name = label, fallback, header, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const contentId = useId();
  const toggle = () => {
    setOpen(!isOpen);
    // Stays mounted when it is closed, which keeps the typed values.
    setWasOpen(true);
  };
  return (
    <>
      <Group justify="space-between" gap="1rem var(--gutter)">
        {header}
        <Button
          variant="outline"
          data-needs-script
          aria-label={name}
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={toggle}
        >
          {label}
        </Button>
        <noscript>
          <ButtonLink variant="outline" href={fallback} aria-label={name}>
            {label}
          </ButtonLink>
        </noscript>
      </Group>
      <div id={contentId} hidden={!isOpen}>
        {wasOpen && children}
      </div>
    </>
  );
}
