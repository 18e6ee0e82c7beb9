import { Anchor, type AnchorProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import { SiteLink } from './SiteLink.tsx';

type Props = AnchorProps & Omit<ComponentProps<typeof SiteLink>, keyof AnchorProps>;

/** A link inside or below text. */
export const TextLink = (props: Props) => <Anchor component={SiteLink} {...props} />;
