import { useEffect } from 'react';
import { listenToPrinting } from '../export/printBoard.ts';
import { useSession } from '../session.ts';
import { DemoNotice } from './DemoNotice.tsx';
import { NameQuestion } from './NameQuestion.tsx';

/** The welcome question and notice, one at a time, and code that is not needed earlier. */
export function Welcome() {
  const session = useSession();
  useEffect(() => listenToPrinting(session), [session]);
  return (
    <>
      <NameQuestion />
      <DemoNotice />
    </>
  );
}
