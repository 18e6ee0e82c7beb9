import '@mantine/core/styles/Radio.layer.css';
import { Box, Button, Container, Group, Image, Radio, Skeleton, Stack, Text } from '@mantine/core';
import { Fragment, useState } from 'react';
import { fullDate } from '../../shared/dates.ts';
import { fill } from '../../shared/fill.ts';
import { type Outputs, trpc, withApi } from '../lib/api.tsx';
import { useContent } from '../lib/content.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { toast } from '../ui/toasts.ts';
import '../ui/inputStyles.ts';
import classes from './ShowReveal.module.css';

type Show = NonNullable<Outputs['quiz']['show']>;

type Props = {
  token: string;
  guideUrl: string;
  /** Before, there is nothing to show. */
  isWritten: boolean;
};

/** The show that the guide plans: its cover, its title to choose, and how it begins. */
export const ShowReveal = withApi(({ token, guideUrl, isWritten }: Props) => {
  const copy = useContent('pages/quiz');
  const { data: show } = trpc.quiz.show.useQuery({ token }, { enabled: isWritten });
  // Guides of a former structure have none.
  if (show === null) return null;
  return (
    <Container component="section" aria-label={copy.show.label} pt="clamp(2rem, 5vw, 4rem)">
      <Text mb="clamp(0.75rem, 2vw, 1.5rem)" fw={600} c="var(--tone-accent)">
        {copy.show.label}
      </Text>
      <div className={classes.show}>
        <div className={classes.cover}>
          {show ? (
            <Image
              key={show.cover}
              src={show.cover}
              alt={fill(copy.show.cover, { title: show.names[0] ?? '' })}
              width={1000}
              height={1000}
            />
          ) : (
            <Skeleton h="100%" radius={0} />
          )}
        </div>
        <Stack gap="clamp(1.25rem, 2.5vw, 2rem)" align="start" mih="26rem">
          {show && <Titles token={token} show={show} />}
          {show && <Beginning {...show} />}
          <Group gap="sm">
            <ButtonLink href={guideUrl} newTab>
              {copy.result.openGuide}
            </ButtonLink>
            {show && <Share {...show} />}
          </Group>
        </Stack>
      </div>
    </Container>
  );
});

/** The names to choose from; they keep their order, although the guide has the chosen one first. */
function Titles({ token, show }: { token: string; show: Show }) {
  const { titles } = useContent('pages/quiz').show;
  const [names] = useState(show.names);
  const utils = trpc.useUtils();
  const { mutate, variables, isPending } = trpc.quiz.chooseTitle.useMutation({
    onSuccess: (chosen) => utils.quiz.show.setData({ token }, chosen),
    onError: ({ message }) =>
      void toast({ title: 'Title not saved', description: message, variant: 'destructive' }),
  });
  return (
    <Radio.Group
      label={titles}
      value={isPending ? variables.title : (show.names[0] ?? '')}
      onChange={(title) => mutate({ token, title })}
      classNames={{ label: classes.label }}
    >
      <Stack gap="xs" mt="xs">
        {names.map((name) => (
          <Radio
            key={name}
            value={name}
            label={name}
            color="signal.5"
            classNames={{ label: classes.name }}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}

function Beginning({ episodes, guest, firstRecording }: Show) {
  const copy = useContent('pages/quiz').show;
  const rows = [
    { label: copy.guest, text: guest },
    { label: copy.recording, text: firstRecording && fullDate(firstRecording) },
  ];
  return (
    <Box component="dl" m={0} className={classes.facts}>
      <dt>{copy.episodes}</dt>
      <dd>
        <ol>
          {episodes.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ol>
      </dd>
      {rows.map(
        ({ label, text }) =>
          text && (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </Fragment>
          ),
      )}
    </Box>
  );
}

/** Opens the share sheet of the device, or copies the link. */
function Share({ names, sharePath }: Show) {
  const { share, shareNote } = useContent('pages/quiz').show;
  const url = new URL(sharePath, location.href).href;
  const send = async () => {
    try {
      // Not every browser has a share sheet.
      if (typeof navigator.share === 'function')
        return await navigator.share({ title: names[0] ?? '', url });
      await navigator.clipboard.writeText(url);
      toast({ title: 'Link copied', description: shareNote });
    } catch (error) {
      // Closed without a choice.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      window.open(url, '_blank', 'noopener');
    }
  };
  return (
    <Button variant="outline" onClick={() => void send()} aria-description={shareNote}>
      {share}
    </Button>
  );
}
