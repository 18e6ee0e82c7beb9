import { Box, Container, Divider, Grid, Group, List, Text, UnstyledButton } from '@mantine/core';
import { useContent } from '../lib/content.ts';
import { pageLink, toLink } from '../lib/pageLinks.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { useSiteConfig } from './config.ts';
import { openConsentSettings, useConsentNeeds } from './consent/consent.ts';
import classes from './Footer.module.css';

const look = { underline: 'hover', c: 'inherit', className: classes.link ?? '' } as const;

export function Footer() {
  const consentNeeds = useConsentNeeds();
  const { year } = useSiteConfig();
  const site = useContent('site');
  const { rights, legal, cookieSettings } = site.footer;
  return (
    <Box
      component="footer"
      pt="clamp(2rem, 6vw, 5rem)"
      pb="1.5rem"
      bg="var(--tone-ground)"
      c="dimmed"
      fz="sm"
      data-tone="ink"
      className={classes.footer}
    >
      <Container>
        <Top />
        <Divider mt="clamp(1.5rem, 5vw, 4rem)" mb="1rem" />
        <Group gap="0.5rem 0.75rem" justify="space-between" align="baseline">
          <Text size="sm">
            © {year} {rights}
          </Text>
          {legal.map((path) => (
            <TextLink key={path} {...pageLink(site, path)} {...look} />
          ))}
          {consentNeeds.any && (
            <UnstyledButton fz="inherit" className={classes.link} onClick={openConsentSettings}>
              {cookieSettings}
            </UnstyledButton>
          )}
        </Group>
      </Container>
    </Box>
  );
}

/** The first column has the longest labels, on phones those of the left side. */
const columnSpan = (index: number) => ({
  base: index % 2 === 0 ? 6.8 : 5.2,
  md: index === 0 ? 2.7 : 1.9,
});

function Top() {
  const site = useContent('site');
  return (
    <Grid columnGap="clamp(0.75rem, 4vw, 3.5rem)" rowGap="1.5rem">
      <Grid.Col span={{ base: 12, md: 3.6 }}>
        <Text variant="quote" fz="1.5rem" fw={700} lh={1.1} c="var(--tone-text)" mb="0.75rem">
          {site.name}
        </Text>
        <Text size="sm" maw="34ch" mb="1rem">
          {site.footer.text}
        </Text>
        <Group gap="0 1.25rem">
          <TextLink href={`mailto:${site.email}`} label={site.email} {...look} />
          <TextLink {...site.phone} {...look} />
          {site.social.map(({ name, url }) => (
            <TextLink key={url} href={url} label={name} {...look} />
          ))}
        </Group>
      </Grid.Col>
      {site.footer.columns.map(({ title, links }, index) => (
        <Grid.Col key={title} span={columnSpan(index)} className={classes.column}>
          <nav aria-label={title}>
            <Text size="sm" fw={600} c="var(--tone-text)" mb="0.5rem">
              {title}
            </Text>
            <List variant="plain">
              {links
                .map((link) => toLink(site, link))
                .map((link) => (
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
