import { categoryLabels, noteCategories } from '../../../shared/whiteboard/limits.ts';
import { useSession } from '../session.ts';
import { useSelected } from '../state.ts';
import controls from './controls.module.css';

/** Shows the notes of one category alone, to this visitor alone. */
export function Filter() {
  const { ui } = useSession();
  const filter = useSelected(ui, (state) => state.filter);
  return (
    <select
      className={controls.select}
      aria-label="Show categories"
      value={filter ?? ''}
      onChange={({ target }) =>
        ui.change({
          filter: noteCategories.find((category) => category === target.value),
          selection: new Set(),
        })
      }
    >
      <option value="">All categories</option>
      {noteCategories.map((category) => (
        <option key={category} value={category}>
          {categoryLabels[category]}
        </option>
      ))}
    </select>
  );
}
