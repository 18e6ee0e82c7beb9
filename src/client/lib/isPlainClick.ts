type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Returns whether a click follows a link in this tab, not in a new one or as a download. */
export const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: Click) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
