import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { storeAttribution } from '../lib/attribution.ts';
import { noteForeignChanges } from '../lib/foreignChanges.ts';
import { hydrateNow, noteLazySections, tolerateMovedTexts } from '../lib/hydration.ts';
import { whenShown } from '../lib/whenShown.ts';
import { pageState } from '../lib/pageState.ts';
import { loadModule } from './pageModules.ts';
import { matchPage } from './routes.ts';

// zod compiles schemas with eval, which the content security policy forbids. This is what zod's
// `config()` sets, without loading zod; it must run before the first schema is created.
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true });

void start();

async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const hydrateOriginal = window.hydrateOriginal ?? noteForeignChanges(root);
  const { status, config, content } = pageState();
  const { isFound, module, missingModule } = matchPage(location.pathname);
  const initialModule = status === 404 && isFound ? missingModule : module;
  // Hydrating before the page's code is loaded would blank the page.
  await loadModule(initialModule);
  tolerateMovedTexts();
  const hydrate = () => {
    noteLazySections(root);
    hydrateRoot(
      root,
      <BrowserRouter>
        <App
          config={config}
          content={content}
          initialPage={{ path: location.pathname, module: initialModule }}
        />
      </BrowserRouter>,
    );
  };
  const isHydrated = hydrateOriginal(() => {
    flushSync(hydrate);
    hydrateNow(root.querySelector('main'));
  });
  // Hydration in a transition yields to input and paint.
  if (!isHydrated) startTransition(hydrate);
  whenShown(storeAttribution);
}
