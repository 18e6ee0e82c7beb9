import { noteCategories } from '../../../shared/whiteboard/constants.ts';
import { useSession, useUi } from '../session.ts';
import { categories } from './choices.ts';
import { BarSelect } from './controls.tsx';

export const filterLabel = 'Show categories';
export const filterOptions = [{ value: '', label: 'All categories' }, ...categories];

/** The category that this visitor sees; an empty value shows all. */
export function useFilter() {
  const { ui } = useSession();
  const value = useUi(({ filter }) => filter ?? '');
  const choose = (chosen: string) =>
    ui.change({
      filter: noteCategories.find((category) => category === chosen),
      selection: new Set(),
    });
  return [value, choose] as const;
}

export function Filter() {
  const [value, choose] = useFilter();
  return (
    <BarSelect
      aria-label={filterLabel}
      value={value}
      data={filterOptions}
      onChange={({ target }) => choose(target.value)}
    />
  );
}
