import { useEffect, useState } from 'react';

/** A line below the header: the section that crosses it is the one that is being read. */
const READING_LINE = '-30% 0px -70% 0px';

/** Returns the id of the section that is being read; `undefined` above the first. */
export function useCurrentSection(ids: readonly string[]) {
  const [current, setCurrent] = useState<string>();
  const joined = ids.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          setCurrent((before) =>
            isIntersecting ? target.id : before === target.id ? undefined : before,
          );
      },
      { rootMargin: READING_LINE },
    );
    for (const id of joined.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [joined]);
  return current;
}
