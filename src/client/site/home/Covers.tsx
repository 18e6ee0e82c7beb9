import { Box, Container, Stack, Text, Title } from '@mantine/core';
import { covers } from '../../../shared/content/covers.ts';
import { coverStrip } from '../../../shared/content/home.ts';
import { Picture, sized } from '../../ui/Picture.tsx';
import classes from './Covers.module.css';

export function Covers() {
  return (
    <section aria-labelledby="covers">
      <Container pt="clamp(2.5rem, 5vw, 4.5rem)">
        <div className={classes.grid}>
          <Stack justify="space-between" gap={0} pr="0.5rem" className={classes.words}>
            <Text variant="count" size="sm">
              {coverStrip.label}
            </Text>
            <Title order={2} id="covers" size="clamp(1.125rem, 0.9rem + 0.6vw, 1.375rem)" lh={1.15}>
              {coverStrip.title}
            </Title>
          </Stack>
          <Box component="ul" display="contents">
            {covers.map(({ slug, title, industry }) => (
              <li key={slug}>
                <Picture
                  picture={sized(`/covers/${slug}`, [192, 320, 640], 640)}
                  alt={`${title} (${industry})`}
                  sizes="(min-width: 80em) 150px, (min-width: 48em) 14vw, 23vw"
                  className={classes.cover}
                />
              </li>
            ))}
          </Box>
        </div>
      </Container>
    </section>
  );
}
