import { navigate } from 'wouter/use-browser-location';

export type ViewChange = Partial<Record<string, string | undefined>>;

/** Changes parts of the address; anything but a place or a lead starts again at the first page. */
export function changeView(change: ViewChange, { isReplacing = false } = {}) {
  const params = new URLSearchParams(location.search);
  const turnsOnly = Object.keys(change).every((name) => ['after', 'before', 'lead'].includes(name));
  const whole = turnsOnly ? change : { ...change, after: undefined, before: undefined };
  for (const [name, value] of Object.entries(whole)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  const search = params.toString();
  // Past `aroundNav`, which would scroll to the top as for another page.
  navigate(location.pathname + (search && `?${search}`), { replace: isReplacing });
}
