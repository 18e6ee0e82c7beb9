import { Anchor, List, Text } from '@mantine/core';
import classes from './Contents.module.css';

type Props = {
  label: string;
  sections: readonly { id: string; title: string }[];
  /** Whether each is counted, as `01`. */
  isNumbered?: boolean;
};

/** The links to the parts of a long page. */
export function Contents({ label, sections, isNumbered = false }: Props) {
  return (
    <nav aria-label={label}>
      <Text size="sm" fw={500} c="dimmed" mb="0.5rem">
        {label}
      </Text>
      <List type="ordered" className={classes.links} mod={{ numbered: isNumbered }}>
        {sections.map(({ id, title }) => (
          <List.Item key={id}>
            <Anchor href={`#${id}`} underline="hover" c="var(--tone-text)" className={classes.link}>
              {title}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </nav>
  );
}
