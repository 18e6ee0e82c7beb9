import { MantineProvider } from '@mantine/core';
import { Suspense, use, useEffect } from 'react';
import { Router, useLocation } from 'wouter';
import type { PublicConfig } from '../shared/page.ts';
import { navigate, useHeadOf } from './navigation.ts';
import { loadedModule, loadModule, type Match, matchScreen, type PageModule } from './pages.tsx';
import { SiteConfig } from './site/config.ts';
import { ThirdParties } from './site/consent/ThirdParties.tsx';
import { Layout } from './site/Layout.tsx';
import './styles.ts';
import { theme } from './theme.ts';
import { Toaster } from './ui/Toaster.tsx';

type First = { path: string; match: Match };

/** The whole site. `first` is the screen the server chose, which it knows better for missing data. */
export function App({ config, first }: { config: PublicConfig; first: First }) {
  return (
    // The variables are in a file already, see vite.config.ts.
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      withGlobalClasses={false}
      withCssVariables={false}
    >
      <SiteConfig value={config}>
        <Router
          ssrPath={typeof document === 'undefined' ? first.path : undefined}
          aroundNav={navigate}
        >
          <Layout>
            <Suspense>
              <CurrentPage first={first} />
            </Suspense>
          </Layout>
          <ThirdParties />
          <Toaster />
        </Router>
      </SiteConfig>
    </MantineProvider>
  );
}

function CurrentPage({ first }: { first: First }) {
  const [path] = useLocation();
  const match = path === first.path ? first.match : matchScreen(path);
  const { Page, head } = loadedModule(match) ?? use(loadOnce(match));
  useHeadOf(head, match.params);
  useEffect(() => {
    // Tests and tools can tell when the page responds to input.
    document.documentElement.dataset.hydrated = '';
  }, []);
  return <Page key={path} params={match.params} />;
}

const loading = new Map<string, Promise<PageModule>>();

function loadOnce(match: Match) {
  const known = loading.get(match.module);
  if (known) return known;
  const promise = loadModule(match);
  loading.set(match.module, promise);
  return promise;
}
