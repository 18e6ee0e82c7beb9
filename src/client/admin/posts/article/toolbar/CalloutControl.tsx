import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { type Editor, useEditorState } from '@tiptap/react';
import { calloutKinds, calloutLabels, parseCalloutKind } from '../../../../../shared/callouts.ts';
import { IconInfoCircle } from '../../../../ui/icons/IconInfoCircle.ts';

/** Puts the selection into a callout, changes its kind or takes the text out of it. */
export function CalloutControl({ editor }: { editor: Editor }) {
  const kind = useEditorState({
    editor,
    selector: () =>
      editor.isActive('callout') ? parseCalloutKind(editor.getAttributes('callout').kind) : null,
  });
  return (
    <Menu position="bottom-start" returnFocus={false}>
      <Menu.Target>
        <RichTextEditor.Control aria-label="Callout" title="Callout" active={!!kind}>
          <IconInfoCircle size={20} stroke={1.5} />
        </RichTextEditor.Control>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={kind ?? null}>
          {calloutKinds.map((option) => (
            <Menu.RadioItem
              key={option}
              value={option}
              closeMenuOnClick
              onClick={() => editor.chain().focus().setCallout(option).run()}
            >
              {calloutLabels[option]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        {kind && (
          <Menu.Item onClick={() => editor.chain().focus().unsetCallout().run()}>
            Remove callout
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
