import {
  type NoteCategory,
  noteCategories,
  type NoteColor,
  noteColors,
} from '../../shared/whiteboard/constants.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import { createStore } from '../lib/store.ts';
import { type Tool, tools } from './tools.ts';

export type View = 'board' | 'outline' | 'history';
type DialogName =
  | 'help'
  | 'share'
  | 'new'
  | 'templates'
  | 'list'
  | 'clearVotes'
  | 'voting'
  | 'contested';

/** The state of this tab's user interface, which is not shared. */
export type Ui = {
  tool: Tool;
  color: NoteColor;
  /** Until a color is chosen by hand, the category determines it. */
  hasChosenColor: boolean;
  category: NoteCategory;
  isSnapping: boolean;
  /** The only category that is shown; all when undefined. */
  filter: NoteCategory | undefined;
  view: View;
  /** The outline is one list, most votes first. */
  isRanked: boolean;
  selection: ReadonlySet<string>;
  editing: string | undefined;
  /** The item that was added with its editor open. */
  added: string | undefined;
  /** Where in the text editing begins; at the end when undefined. */
  caret: number | undefined;
  /** The note that another participant is writing on, and what edits it nevertheless. */
  contested: { noteId: string; edit: () => void } | undefined;
  dialog: DialogName | undefined;
  /** The text in the dialog `list` until its notes are added. */
  listText: string;
};

const VIEW_KEY = 'whiteboard-view';

const initial: Ui = {
  tool: tools.move,
  color: noteColors[0],
  hasChosenColor: false,
  category: noteCategories[0],
  isSnapping: false,
  filter: undefined,
  view: 'board',
  isRanked: false,
  selection: new Set(),
  editing: undefined,
  added: undefined,
  caret: undefined,
  contested: undefined,
  dialog: undefined,
  listText: '',
};

export function createUi() {
  const view: View = readStored('localStorage', VIEW_KEY) === 'outline' ? 'outline' : 'board';
  const state = createStore<Ui>({ ...initial, view });
  const change = (part: Partial<Ui>) => state.set({ ...state.get(), ...part });
  return {
    ...state,
    change,
    select: (ids: Iterable<string>) => change({ selection: new Set(ids) }),
    toggleSelected(id: string) {
      const selection = new Set(state.get().selection);
      if (!selection.delete(id)) selection.add(id);
      change({ selection });
    },
    showView(view: View) {
      if (view !== 'history') writeStored('localStorage', VIEW_KEY, view);
      // Keeps `editing`, so that the editor reopens with the canvas.
      change({ view, selection: new Set() });
    },
  };
}
