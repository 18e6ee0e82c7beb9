import { Badge, Group, Text, UnstyledButton } from '@mantine/core';
import { shortDate } from '../../../shared/dates.ts';
import type { Outputs } from '../../lib/api.tsx';
import classes from './Media.module.css';
import { sizeText } from './mediaFiles.ts';
import { kindLabels, MediaThumbnail } from './MediaThumbnail.tsx';

type Listed = Outputs['media']['list']['media'][number];
type Props = { media: readonly Listed[]; onChoose: (media: Listed) => void };

/** Files of the library as cards. */
export const MediaGrid = ({ media, onChoose }: Props) => (
  <ul className={classes.grid}>
    {media.map((one) => (
      <li key={one.id}>
        <UnstyledButton className={classes.file} onClick={() => onChoose(one)}>
          <MediaThumbnail media={one} />
          <Text
            component="span"
            display="block"
            size="sm"
            fw={600}
            mt={4}
            truncate
            title={one.name}
          >
            {one.name}
          </Text>
          <Text component="span" display="block" size="xs" c="dimmed">
            {kindLabels[one.kind]}, {sizeText(one.bytes)}
          </Text>
          <Notes media={one} />
        </UnstyledButton>
      </li>
    ))}
  </ul>
);

function Notes({ media: { kind, alternativeText, captionsUrl, deletedAt } }: { media: Listed }) {
  const needs = [
    ...(kind === 'picture' && !alternativeText ? ['No description'] : []),
    ...(kind === 'video' && !captionsUrl ? ['No captions'] : []),
    ...(deletedAt ? [`Unused, until ${shortDate(deletedAt)}`] : []),
  ];
  return (
    <Group component="span" gap={4} mt={4}>
      {needs.map((need) => (
        <Badge
          key={need}
          component="span"
          variant="light"
          color="brass"
          fz="xs"
          h="auto"
          maw="100%"
          styles={{ label: { whiteSpace: 'normal' } }}
        >
          {need}
        </Badge>
      ))}
    </Group>
  );
}
