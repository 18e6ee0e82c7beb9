import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { Button, type ButtonProps, Menu } from '@mantine/core';
import { Fragment, type ReactNode, useRef } from 'react';

type Item = {
  label: string;
  isOff?: boolean;
  /** Separated at the end of the menu, for the most destructive action. */
  isLast?: boolean;
  onClick: () => void;
};
type Props = ButtonProps & { items: readonly Item[]; children: ReactNode };

/** A button that opens a menu of actions. */
export function ActionMenu({ items, ...button }: Props) {
  const target = useRef<HTMLButtonElement>(null);
  const choose = (act: () => void) => {
    // A dialog returns the focus to the active element, and the menu item is unmounted by then.
    target.current?.focus();
    act();
  };
  return (
    <Menu position="bottom-end" returnFocus>
      <Menu.Target>
        <Button ref={target} variant="outline" size="xs" {...button} />
      </Menu.Target>
      <Menu.Dropdown>
        {items.map(({ label, isOff, isLast, onClick }) => (
          <Fragment key={label}>
            {isLast && <Menu.Divider />}
            <Menu.Item
              disabled={isOff}
              c={isLast ? 'var(--tone-accent)' : undefined}
              onClick={() => choose(onClick)}
            >
              {label}
            </Menu.Item>
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
