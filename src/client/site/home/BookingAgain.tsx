import { Box, Container, Text, Title } from '@mantine/core';
import { anchors } from '../../../shared/paths.ts';
import { useContent } from '../../lib/content.ts';
import { Booking } from '../../leads/lazyForms.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { FormCard } from '../../ui/FormCard.tsx';

const id = `${anchors.booking}-again`;

/** A second booking section, for readers who scroll to the end. */
export function BookingAgain() {
  const { title, text, open } = useContent('booking').again;
  const titleId = `${id}-title`;
  return (
    <Box
      component="section"
      id={id}
      py="clamp(1.5rem, 4vw, 3.5rem)"
      bg="var(--tone-ground)"
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <Container>
        <Disclosure
          label={open}
          fallback={`#${anchors.booking}`}
          header={
            <div>
              <Title order={2} id={titleId} size="h3">
                {title}
              </Title>
              <Text c="dimmed" mt="0.375rem">
                {text}
              </Text>
            </div>
          }
        >
          <Box maw="46rem" ml="auto" mt="2rem">
            <FormCard>
              <Booking />
            </FormCard>
          </Box>
        </Disclosure>
      </Container>
    </Box>
  );
}
