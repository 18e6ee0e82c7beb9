import { SimpleGrid, Text, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/SimpleGrid.layer.css';
import type { BoardTemplate } from '../../../shared/content/boards.ts';
import { useContent } from '../../lib/content.ts';
import { noteColorStyle } from '../colors.ts';
import { useSession } from '../session.ts';
import { applyTemplate } from './applyTemplate.ts';
import classes from './TemplateList.module.css';

type Props = {
  /** Called after a choice. */
  onDone?: () => void;
  /** Called when an empty board is chosen. */
  onBlank: () => void;
};

/** The templates to choose from, and a blank board. */
export function TemplateList({ onDone, onBlank }: Props) {
  const session = useSession();
  const { season, others } = useContent('whiteboard/templates');
  const apply = (template: BoardTemplate) => {
    onDone?.();
    applyTemplate(session, template);
  };
  return (
    <SimpleGrid component="ul" cols={{ base: 1, xs: 2 }} spacing="xs" w="100%" ta="left">
      {[season, ...others].map((template) => (
        <li key={template.title}>
          <UnstyledButton className={classes.template} onClick={() => apply(template)}>
            <span className={classes.colors} aria-hidden>
              {template.sections.map(({ title, color }) => (
                <span key={title} className={classes.color} style={noteColorStyle(color)} />
              ))}
            </span>
            <Text span fw={700}>
              {template.title}
            </Text>
            <Text span size="sm" c="var(--tone-muted)" lh={1.4}>
              {template.description}
            </Text>
          </UnstyledButton>
        </li>
      ))}
      <li>
        <UnstyledButton className={classes.template} onClick={onBlank}>
          <span className={classes.colors} aria-hidden>
            <span className={classes.color} style={noteColorStyle('transparent')} />
          </span>
          <Text span fw={700}>
            Blank
          </Text>
          <Text span size="sm" c="var(--tone-muted)" lh={1.4}>
            Begin with the first note
          </Text>
        </UnstyledButton>
      </li>
    </SimpleGrid>
  );
}
