import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import { Menu, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = {
  /** Names the value and whose it is, as in `New, status of Ada Lovelace`. */
  label: string;
  /** `isChosen` marks the current value among the others. */
  choices: readonly { label: string; isChosen?: boolean; onChoose: () => void }[];
  children: ReactNode;
};

/** Shows a value that is changed in place: a button that opens a menu of choices. */
export function ChoiceMenu({ label, choices, children }: Props) {
  const chosen = choices.find(({ isChosen }) => isChosen)?.label ?? null;
  return (
    <Menu position="bottom-start" returnFocus>
      <Menu.Target>
        <UnstyledButton aria-label={label} fz="inherit" mih="1.5rem" maw="100%">
          {children}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={chosen}>
          {choices.map(({ label: text, isChosen, onChoose }) => {
            const Item = isChosen === undefined ? Menu.Item : Menu.RadioItem;
            return (
              <Item key={text} value={text} closeMenuOnClick onClick={onChoose}>
                {text}
              </Item>
            );
          })}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
