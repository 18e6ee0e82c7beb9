import { Badge, type BadgeProps } from '@mantine/core';

type Props = BadgeProps & { sample?: boolean | undefined };

/** Says of a person, a show or a case that it is invented; nothing if it is not. */
export const SampleMark = ({ sample = false, ...props }: Props) =>
  sample && (
    // A mark may be part of a paragraph.
    <Badge
      component="span"
      flex="none"
      px="0.375rem"
      fz="0.75rem"
      fw={500}
      lh="1.25rem"
      c="dimmed"
      bd="1px solid var(--tone-edge)"
      {...props}
    >
      Sample
    </Badge>
  );
