import { Button, Group, Paper, Slider, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Slider.layer.css';
import { useWindowEvent } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { getClient } from '../../lib/trpcClient.ts';
import { Loading } from '../../ui/Loading.tsx';
import classes from '../Board.module.css';
import { Canvas } from '../canvas/Canvas.tsx';
import { SessionProvider, useIsFacilitator, useSession } from '../session.ts';
import { momentText, stepText } from './momentText.ts';
import { openPast } from './pastSession.ts';

type Opened = ReturnType<typeof openPast>;

/** The board as it was at an earlier moment, chosen on a slider. */
export function HistoryView() {
  const live = useSession();
  const [opened, setOpened] = useState<Opened>();
  const [hasFailed, setFailed] = useState(false);
  const open = useEffectEvent(async () => {
    try {
      const history = await getClient().whiteboard.history.query({ id: live.boardId });
      setOpened(openPast(live, history));
    } catch {
      setFailed(true);
    }
  });
  useEffect(() => void open(), []);
  const leave = () => {
    live.ui.showView('board');
    requestAnimationFrame(() => document.getElementById('canvas')?.focus({ preventScroll: true }));
  };
  useWindowEvent('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !live.ui.get().dialog) leave();
  });
  if (hasFailed)
    return (
      <Stack h="100%" align="center" justify="center" p="var(--page-margin)">
        <Text role="alert">The history could not be loaded. Please try again in a minute.</Text>
        <Button onClick={leave}>Back to the board</Button>
      </Stack>
    );
  if (!opened) return <Loading text="Loading the history…" />;
  return (
    <>
      <SessionProvider value={opened.session}>
        <Canvas />
      </SessionProvider>
      <div className={classes.bottom} data-bars="bottom">
        <div className={classes.middle}>
          <HistoryBar past={opened.past} onLeave={leave} />
        </div>
      </div>
    </>
  );
}

function HistoryBar({ past, onLeave }: { past: Opened['past']; onLeave: () => void }) {
  const { transactions } = useSession();
  const isFacilitator = useIsFacilitator();
  const [moment, setMoment] = useState(past.end);
  const step = past.stepTo(moment);
  const go = (next: number) => {
    const within = Math.min(past.end, Math.max(0, next));
    past.go(within);
    setMoment(within);
  };
  const restore = () => {
    const oldest = past.stepTo(1);
    transactions.restore(step?.seq ?? (oldest?.seq ?? 1) - 1);
    onLeave();
  };
  if (past.end === 0)
    return (
      <Paper bg="paper.1" p="md" style={{ pointerEvents: 'auto' }}>
        <Group>
          <Text>This board has no earlier moments yet.</Text>
          <Button onClick={onLeave}>Back to the board</Button>
        </Group>
      </Paper>
    );
  return (
    <Paper
      component="section"
      aria-label="History"
      bg="paper.1"
      p="md"
      w="min(44rem, 100%)"
      style={{ pointerEvents: 'auto' }}
    >
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Text fw={600}>{stepText(step)}</Text>
          <Text c="var(--tone-muted)">{momentText(step)}</Text>
        </Group>
        <MomentSlider past={past} moment={moment} onMove={go} />
        <Group justify="space-between" gap="xs">
          <Group gap="xs">
            <Button
              size="sm"
              variant="outline"
              disabled={moment === 0}
              onClick={() => go(moment - 1)}
            >
              Earlier
            </Button>
            <Button
              size="sm"
              variant="outline"
              disabled={moment === past.end}
              onClick={() => go(moment + 1)}
            >
              Later
            </Button>
          </Group>
          <Group gap="xs">
            <Button size="sm" variant="outline" onClick={onLeave}>
              Back to the board
            </Button>
            {isFacilitator && (
              <Button size="sm" disabled={moment === past.end} onClick={restore}>
                Restore
              </Button>
            )}
          </Group>
        </Group>
        {!isFacilitator && (
          <Text size="sm" c="var(--tone-muted)">
            The facilitator of this board can restore a moment.
          </Text>
        )}
      </Stack>
    </Paper>
  );
}

/** How far Page Up and Page Down move, as a share of the whole history. */
const PAGE = 0.1;

type MomentProps = { past: Opened['past']; moment: number; onMove: (moment: number) => void };

function MomentSlider({ past, moment, onMove }: MomentProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = { PageUp: 1, PageDown: -1 }[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    onMove(moment + direction * Math.max(1, Math.round(past.end * PAGE)));
  };
  return (
    <div onKeyDown={onKeyDown} role="presentation">
      <Slider
        min={0}
        max={past.end}
        value={moment}
        onChange={onMove}
        label={null}
        thumbLabel="Moment"
        thumbSize={26}
        thumbValueText={(at) =>
          `${momentText(past.stepTo(at))}, ${stepText(past.stepTo(at))}, ${at} of ${past.end}`
        }
        thumbProps={{ ref: focusOnMount }}
      />
    </div>
  );
}

const focusOnMount = (thumb: HTMLElement | null) => thumb?.focus({ preventScroll: true });
