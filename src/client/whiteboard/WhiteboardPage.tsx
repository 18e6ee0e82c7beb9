import { type ComponentType, useEffect, useState } from 'react';
import { whiteboardHead } from '../../shared/content/toolHeads.ts';
import { session } from '../../shared/content/whiteboard.ts';
import { Button } from '@mantine/core';
import { Loading } from '../ui/Loading.tsx';
import classes from './WhiteboardPage.module.css';

export const head = () => whiteboardHead;

/** The frame of the board; what is in it needs scripts and a line to the server. */
export function Page() {
  const { Board, hasFailed } = useBoardCode();
  return (
    <div className={classes.page} data-full-bleed>
      {Board ? (
        <Board />
      ) : (
        <div className={classes.start}>
          <h1 className={classes.title}>{session.title}</h1>
          <p className={classes.duration}>{session.duration}</p>
          {hasFailed ? <Failed /> : <Loading text={session.loading} />}
          <noscript>
            <p>{session.noScript}</p>
          </noscript>
        </div>
      )}
    </div>
  );
}

function Failed() {
  return (
    <>
      <p role="alert">{session.failed}</p>
      <Button onClick={() => location.reload()}>Load again</Button>
    </>
  );
}

/** Fetched once the page stands, so that its first view does not wait for it. */
function useBoardCode() {
  const [Board, setBoard] = useState<ComponentType>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    import('./Board.tsx').then(
      (code) => setBoard(() => code.Board),
      () => setFailed(true),
    );
  }, []);
  return { Board, hasFailed };
}
