import { Box, Container, Image, Text, Title } from '@mantine/core';
import { type Params, useParams } from 'react-router-dom';
import { fill } from '../../shared/fill.ts';
import { paths } from '../../shared/paths.ts';
import { SHARED_SHOWS } from '../../shared/secretUrls.ts';
import { type Api, type Outputs, trpc, withApi } from '../lib/api.tsx';
import { undefinedIfNotFound } from '../lib/callErrors.ts';
import { contentOf, type HeadInput, useContent } from '../lib/content.ts';
import * as notFound from '../site/NotFoundPage.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';

export const content = ['pages/quiz', ...notFound.content] as const;

export const load = ({ utils }: Api, { token = '' }: Params) =>
  undefinedIfNotFound(utils.quiz.sharedShow.fetch({ token }));

export const head = ({ loaded, content, params }: HeadInput<Outputs['quiz']['sharedShow']>) =>
  loaded && {
    title: loaded.title,
    description: contentOf(content, 'pages/quiz').show.shared.description,
    image: `${SHARED_SHOWS}${params.token}/card.png`,
  };

/** What somebody shares at the end of the quiz: title and cover of a show, and nothing of its guide. */
export const Page = withApi(() => {
  const { token = '' } = useParams();
  const { show } = useContent('pages/quiz');
  const { data } = trpc.quiz.sharedShow.useQuery({ token });
  if (!data) return <notFound.Page />;
  return (
    <Container py="clamp(2rem, 5vw, 4.5rem)" ta="center">
      <Text fw={600} c="var(--tone-accent)" mb="0.75rem">
        {show.shared.label}
      </Text>
      <Title style={{ overflowWrap: 'anywhere' }}>{data.title}</Title>
      <Box maw="32rem" mx="auto" my="clamp(1.5rem, 4vw, 3rem)">
        <Image
          src={data.cover}
          alt={fill(show.cover, { title: data.title })}
          width={1000}
          height={1000}
          radius="md"
        />
      </Box>
      <ButtonLink href={paths.quiz}>{show.shared.button}</ButtonLink>
    </Container>
  );
});
