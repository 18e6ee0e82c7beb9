import { navigate } from 'wouter/use-browser-location';

type ViewChange = Partial<Record<string, string | undefined>>;

/** A place in a list; a change of what the list holds starts again at its first page. */
const places = ['after', 'before', 'page'];
/** What shows above a list and leaves it as it is. */
const details = ['lead', 'response'];

/** Changes parts of the address, in which everything stands that a view shows. */
export function changeView(change: ViewChange, { isReplacing = false } = {}) {
  const params = new URLSearchParams(location.search);
  const keepsList = Object.keys(change).every((name) => [...places, ...details].includes(name));
  const whole = keepsList ? [] : places.map((name) => [name, undefined] as const);
  for (const [name, value] of [...whole, ...Object.entries(change)]) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  const search = params.toString();
  // Past `aroundNav`, which would scroll to the top as for another page.
  navigate(location.pathname + (search && `?${search}`), { replace: isReplacing });
}
