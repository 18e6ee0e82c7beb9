import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { Button, type ButtonProps, Menu } from '@mantine/core';
import { Fragment, type ReactNode, useRef } from 'react';

type Item = {
  label: string;
  isDisabled?: boolean;
  /** Below a divider and in the accent color, for the most destructive action, which comes last. */
  isSeparated?: boolean;
  onClick: () => void;
};
type Props = ButtonProps & { items: readonly Item[]; children: ReactNode };

/** A button that opens a menu of actions. */
export function ActionMenu({ items, ...button }: Props) {
  const target = useRef<HTMLButtonElement>(null);
  const runItem = (onClick: () => void) => {
    // A dialog returns the focus to the active element, and the menu item is unmounted by then.
    target.current?.focus();
    onClick();
  };
  return (
    <Menu position="bottom-end" returnFocus>
      <Menu.Target>
        <Button ref={target} variant="outline" size="xs" {...button} />
      </Menu.Target>
      <Menu.Dropdown>
        {items.map(({ label, isDisabled, isSeparated, onClick }) => (
          <Fragment key={label}>
            {isSeparated && <Menu.Divider />}
            <Menu.Item
              disabled={isDisabled}
              c={isSeparated ? 'var(--tone-accent)' : undefined}
              onClick={() => runItem(onClick)}
            >
              {label}
            </Menu.Item>
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
