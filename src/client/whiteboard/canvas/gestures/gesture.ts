/** What a finger or the mouse does from pressing to letting go. */
export type Gesture = {
  /** Called once a frame at most. */
  move: (event: PointerEvent) => void;
  end: (event: PointerEvent) => void;
  /** Leaves everything as it was before. */
  cancel: () => void;
};
