import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { keepAttribution } from '../lib/attribution.ts';
import { pageState } from '../lib/pageState.ts';
import { loadModule } from './pageModules.ts';
import { matchPage } from './routes.ts';

// Compiled schemas need eval, which the site's policy forbids. It is what `config()` of zod sets,
// without its code on pages that need none. Before any schema is made.
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true });

void start();

async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const { status, config } = pageState();
  const { isFound, module, missingModule } = matchPage(location.pathname);
  const first = status === 404 && isFound ? missingModule : module;
  // Hydrating before the page's code is here would show an empty page in between.
  await loadModule(first);
  // A transition yields to input and paint every few milliseconds.
  startTransition(() => {
    hydrateRoot(
      root,
      <BrowserRouter>
        <App config={config} first={{ path: location.pathname, module: first }} />
      </BrowserRouter>,
    );
  });
  keepAttribution();
}
