import { Center } from '@mantine/core';
import '@mantine/core/styles/Center.layer.css';
import type { ReactNode } from 'react';

/** A number or letter that ties a part of an example to its explanation. */
export const Marker = ({ children }: { children: ReactNode }) => (
  <Center
    component="span"
    inline
    flex="none"
    w="1.5rem"
    h="1.5rem"
    bdrs="50%"
    bg="ink.9"
    c="paper.2"
    fz="0.8125rem"
    fw={600}
    lh={1}
  >
    {children}
  </Center>
);
