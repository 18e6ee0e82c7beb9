import { useEffect, useRef, useState } from 'react';
import { type Errors, type Fields, fieldsOf, isSame, noFields, type Post } from './fields.ts';
import type { Kept } from './kept.ts';
import { useOffer } from './useOffer.ts';
import { useSaving } from './useSaving.ts';

type Options = { post: Post | undefined; onCreated: (post: Post) => void };
export type PostEditorState = ReturnType<typeof usePostEditor>;

/** One post being written: what is typed, what is saved, and what stands between the two. */
export function usePostEditor({ post, onCreated }: Options) {
  const id = post?.id ?? 'new';
  const typing = useTyping(post);
  const { fields, version, setVersion, setErrors, load } = typing;
  const [conflict, setConflict] = useState<Post>();
  const latest = useRef(fields);
  useEffect(() => {
    latest.current = fields;
  }, [fields]);
  const { offers, drop, putAside, hide, leaveFor } = useOffer(id, typing);
  const { isSaving, send, note } = useSaving(post?.id);

  /** Takes a state of the post as the saved one. */
  const open = (current: Post) => {
    load(fieldsOf(current), { isSaved: true });
    setVersion(current.version);
    setConflict(undefined);
    note(current);
  };
  const save = async (over = version) => {
    const outcome = await send(fields, over);
    if (outcome.kind === 'wrong') {
      setErrors(outcome.errors);
      focusFirstWrong();
    }
    if (outcome.kind === 'conflict') setConflict(outcome.current);
    if (outcome.kind !== 'saved') return;
    typing.settle(outcome.post);
    setConflict(undefined);
    if (post) return;
    leaveFor(outcome.post, isSame(latest.current, fields) ? undefined : latest.current);
    onCreated(outcome.post);
  };
  const takeTheirs = (theirs: Post) => {
    open(theirs);
    // Put aside, not thrown away.
    putAside(fields, theirs.version);
  };
  /** The text is this editor's from now on; others that are kept wait for the next time. */
  const takeOffer = (kept: Kept) => {
    load(kept.fields);
    setVersion(kept.version);
    drop(kept);
    hide();
  };
  const closeConflict = () => setConflict(undefined);
  return {
    ...typing,
    conflict,
    offers,
    isSaving,
    open,
    save,
    takeTheirs,
    takeOffer,
    dropOffer: drop,
    hideOffers: hide,
    closeConflict,
  };
}

/** What stands in the form, and what of it is saved. */
function useTyping(post: Post | undefined) {
  const [fields, setFields] = useState(() => (post ? fieldsOf(post) : noFields));
  const [base, setBase] = useState(fields);
  const [version, setVersion] = useState(post?.version ?? 0);
  const [errors, setErrors] = useState<Errors>({});
  /** Counts what came from elsewhere than the keyboard, which the article must be told of. */
  const [round, setRound] = useState(0);

  const set = (changes: Partial<Fields>) => {
    setFields((known) => ({ ...known, ...changes }));
    const isOld = ([name]: [string, unknown]) => !Object.hasOwn(changes, name);
    setErrors((known) => Object.fromEntries(Object.entries(known).filter(isOld)));
  };
  const load = (loaded: Fields, { isSaved = false } = {}) => {
    setFields(loaded);
    if (isSaved) setBase(loaded);
    setErrors({});
    setRound((n) => n + 1);
  };
  /** What was sent is saved; what was typed meanwhile is not. */
  const settle = ({ published, publishAt, ...saved }: Post) => {
    setFields((typed) => ({ ...typed, published, publishAt }));
    setBase({ ...fields, published, publishAt });
    setVersion(saved.version);
    setErrors({});
  };
  const isChanged = !isSame(fields, base);
  return { fields, version, errors, round, isChanged, set, load, settle, setVersion, setErrors };
}

// The fields at fault are marked after this frame.
const focusFirstWrong = () =>
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
  );
