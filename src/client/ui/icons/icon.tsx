import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'svg'>, 'stroke'> & { size?: number; stroke?: number };
export type Icon = ReturnType<typeof icon>;

/**
 * Creates an icon component from https://tabler.io/icons (MIT, see LICENSE).
 *
 * To add one, copy its SVG there and give the `d` of each path, without the empty one
 * (`M0 0h24v24H0z`). Those of the whiteboard are in its icons.ts, those of the admin's menu in
 * menuIcons.ts; the others have a file each, so that a page loads only what it shows.
 */
export function icon(...paths: string[]) {
  return function SvgIcon({ size = 24, stroke = 2, ...rest }: Props) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth={stroke}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...rest}
      >
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
    );
  };
}
