import { Badge } from '@mantine/core';

/** Says of a person, a show or a case that it is invented; nothing if it is not. */
export const SampleMark = ({ sample = false }: { sample?: boolean | undefined }) =>
  sample && (
    <Badge color="brass" size="sm" flex="none">
      Sample
    </Badge>
  );
