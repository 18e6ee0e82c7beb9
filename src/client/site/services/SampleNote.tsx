import { Box, Divider, Grid, Group, Text } from '@mantine/core';
import { type ServiceKey, servicePath } from '../../../shared/paths.ts';
import { useContent } from '../../lib/content.ts';
import { narrow, wide } from '../../ui/columns.ts';
import { SampleMark } from '../../ui/SampleMark.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

type Props = {
  service: ServiceKey;
  /** Added to the note, such as how to read the figures of the example. */
  text?: string;
};

/** States that an example is invented, and links to the same show on the other service pages. */
export function SampleNote({ service, text }: Props) {
  const { note, sample, trail, parts } = useContent('services/sample-show');
  const others = parts.filter(({ href }) => href !== servicePath(service));
  return (
    <Box mt="clamp(1.5rem, 3vw, 2.5rem)">
      <Divider mb="1rem" />
      <Grid columnGap="var(--gutter)" rowGap="1rem">
        <Grid.Col span={narrow}>
          <Group gap="0.5rem 0.75rem" align="baseline" wrap="nowrap">
            <SampleMark sample={sample} />
            <Text size="sm" c="dimmed" maw="58ch">
              {note} {text}
            </Text>
          </Group>
        </Grid.Col>
        <Grid.Col span={wide}>
          <nav aria-label={trail}>
            <Text size="sm" c="dimmed" mb="0.25rem">
              {trail}:
            </Text>
            <Group gap="0.25rem 1.25rem" renderRoot={(list) => <ul {...list} />}>
              {others.map(({ href, label }) => (
                <li key={href}>
                  <TextLink href={href} fz="sm">
                    {label}
                  </TextLink>
                </li>
              ))}
            </Group>
          </nav>
        </Grid.Col>
      </Grid>
    </Box>
  );
}
