import { useEffect } from 'react';
import { useSession } from '../session.ts';

/** Shows the whole board when it first arrives; after that the view is the visitor's own. */
export function useFirstFit() {
  const { connection, view } = useSession();
  useEffect(() => {
    let isDone = false;
    const fit = () => {
      if (isDone || connection.state.get().status !== 'connected') return;
      isDone = true;
      if (connection.all().size > 0) view.fit(connection.all().values());
    };
    fit();
    return connection.state.watch(fit);
  }, [connection, view]);
}
