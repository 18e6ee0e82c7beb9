import { type ComponentType, useState } from 'react';
import { toast } from '../../ui/toasts.ts';

/** A component whose code is fetched by `load`, which says whether it is there; a failed load can be repeated. */
export function useLoaded<Props>(fetch: () => Promise<ComponentType<Props>>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  async function load() {
    try {
      const component = await fetch();
      setLoaded(() => component);
      return true;
    } catch {
      return false;
    }
  }
  return [Loaded, load] as const;
}

export const sayNotLoaded = () =>
  toast({ title: 'Not loaded', description: 'Please try again.', variant: 'destructive' });
