import { MantineProvider } from '@mantine/core';
import { Route, Routes } from 'react-router-dom';
import type { PublicConfig } from '../../shared/page.ts';
import { useAfterNavigation } from './afterNavigation.ts';
import '../lib/composition.ts';
import { ContentContext, type Documents } from '../lib/content.ts';
import { InitialPage } from '../lib/initialPage.ts';
import { usePrefetch } from './prefetch.ts';
import { RoutedPage } from './RoutedPage.tsx';
import { adminRoutes, type PageRoute, siteRoutes, whiteboardRoute } from './routes.ts';
import { SiteConfig } from '../site/config.ts';
import { SiteLayout } from '../site/SiteLayout.tsx';
import { ToolLayout } from '../site/ToolLayout.tsx';
import './styles.ts';
import { theme } from './theme.ts';
import { Toaster } from '../ui/Toaster.tsx';

type Props = {
  config: PublicConfig;
  /** The documents of that page; client-side navigation adds others. */
  content: Documents;
  /** The page that the server rendered. */
  initialPage: { path: string; module: string };
  /** Ranking all routes takes React Router a millisecond, so the server passes the one it needs. */
  route?: PageRoute | undefined;
  /** `test` turns off Mantine's transitions and layout checks, for tests without a browser. */
  env?: 'test';
};

/** The site, inside `BrowserRouter` or `StaticRouter`. */
export function App({ config, content, initialPage, route, env }: Props) {
  useAfterNavigation();
  usePrefetch(content);
  const toRoutes = (routes: PageRoute[]) =>
    routes.filter((one) => !route || one === route).map(toRoute);
  return (
    // The build writes the variables into a stylesheet, see vite.config.ts.
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      withGlobalClasses={false}
      withCssVariables={false}
      {...(env && { env })}
    >
      <SiteConfig value={config}>
        <ContentContext value={content}>
          <InitialPage value={initialPage}>
            <Routes>
              <Route element={<SiteLayout />}>{toRoutes(siteRoutes)}</Route>
              <Route element={<ToolLayout />}>{toRoutes([whiteboardRoute])}</Route>
              {toRoutes(adminRoutes)}
            </Routes>
          </InitialPage>
        </ContentContext>
        <Toaster />
      </SiteConfig>
    </MantineProvider>
  );
}

const toRoute = ({ path, module }: PageRoute) => (
  <Route key={path} path={path} element={<RoutedPage module={module} />} />
);
