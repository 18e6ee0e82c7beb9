import { Box, Container, Divider, Grid, Group, List, Text, UnstyledButton } from '@mantine/core';
import { footer, site } from '../../shared/content/site.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { useSiteConfig } from './config.ts';
import { openConsentSettings, useHasThirdParties } from './consent/consent.ts';
import classes from './Footer.module.css';

const look = { underline: 'hover', c: 'inherit', className: classes.link ?? '' } as const;

export function Footer() {
  const hasThirdParties = useHasThirdParties();
  const { year } = useSiteConfig();
  return (
    <Box
      component="footer"
      pt="clamp(3rem, 6vw, 5rem)"
      pb="2rem"
      bg="var(--tone-ground)"
      c="dimmed"
      fz="sm"
      data-tone="ink"
    >
      <Container>
        <Top />
        <Divider mt="clamp(2rem, 5vw, 4rem)" mb="1.25rem" />
        <Group gap="0.5rem 2rem" justify="space-between" align="baseline">
          <Text size="sm">
            © {year} {footer.rights}
          </Text>
          {footer.legal.map((link) => (
            <TextLink key={link.href} {...link} {...look} />
          ))}
          {hasThirdParties && (
            <UnstyledButton fz="inherit" className={classes.link} onClick={openConsentSettings}>
              {footer.cookieSettings}
            </UnstyledButton>
          )}
        </Group>
      </Container>
    </Box>
  );
}

function Top() {
  return (
    <Grid columnGap="clamp(1.5rem, 4vw, 3.5rem)" rowGap="2.5rem">
      <Grid.Col span={{ base: 12, md: 3.6 }}>
        <Text variant="quote" fz="1.5rem" fw={700} lh={1.1} c="var(--tone-text)" mb="0.75rem">
          {site.name}
        </Text>
        <Text size="sm" maw="34ch" mb="1rem">
          {footer.text}
        </Text>
        <List variant="plain">
          <List.Item>
            <TextLink href={`mailto:${site.email}`} label={site.email} {...look} />
          </List.Item>
          <List.Item>
            <TextLink {...site.phone} {...look} />
          </List.Item>
        </List>
      </Grid.Col>
      {footer.columns.map(({ title, links }, index) => (
        <Grid.Col key={title} span={{ base: 6, md: index === 0 ? 2.7 : 1.9 }}>
          <nav aria-label={title}>
            <Text size="sm" fw={600} c="var(--tone-text)" mb="0.5rem">
              {title}
            </Text>
            <List variant="plain">
              {links.map((link) => (
                <List.Item key={link.href}>
                  <TextLink {...link} {...look} />
                </List.Item>
              ))}
            </List>
          </nav>
        </Grid.Col>
      ))}
    </Grid>
  );
}
