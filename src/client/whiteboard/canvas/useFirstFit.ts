import { useEffect } from 'react';
import { useSession } from '../session.ts';

/** Smaller than this, the first look would be at coloured spots. */
const READABLE = 0.5;

/** Shows the whole board when it first arrives; after that the view is the visitor's own. */
export function useFirstFit() {
  const { connection, view } = useSession();
  useEffect(() => {
    let isDone = false;
    const fit = () => {
      if (isDone || connection.state.get().status !== 'connected') return;
      isDone = true;
      if (connection.all().size > 0) view.fit(connection.all().values(), READABLE);
    };
    fit();
    return connection.state.watch(fit);
  }, [connection, view]);
}
