import { type ComponentType, createContext, type ReactNode, use, useId } from 'react';

/** What represents a fragment while the server renders: marks around it, or one in its place. */
type Marks = { before: ReactNode; after?: ReactNode; isCached: boolean };

/** Marks a fragment; only while the server renders a page whose HTML it may keep. */
export const FragmentMarks = createContext<((key: string) => Marks) | undefined>(undefined);

let count = 0;

/**
 * Lets the server reuse the component's HTML when it renders the same page again. So the HTML may
 * depend only on the address, the configuration, and props, which become the key as JSON. It must
 * not contain an image that is not lazy: React adds a preload for it elsewhere in the page.
 */
export function withFragmentCache<Props extends object>(Component: ComponentType<Props>) {
  const name = count++;
  return function Fragment(props: Props) {
    // Ids inside the fragment depend on its position in the tree, and so does this one.
    const id = useId();
    const marks = use(FragmentMarks)?.(JSON.stringify([name, id, props]));
    // The same number of children everywhere, because ids count them.
    return (
      <>
        {marks?.before}
        {marks?.isCached ? null : <Component {...props} />}
        {marks?.after}
      </>
    );
  };
}
