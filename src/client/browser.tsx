import { hydrateRoot } from 'react-dom/client';
import { config } from 'zod/v4/core';
import { App } from './App.tsx';
import { keepAttribution } from './attribution.ts';
import { pageState } from './pageState.ts';
import { loadModule, matchScreen, missingScreen } from './pages.tsx';

// Compiled schemas need eval, which the site's policy forbids. Before any schema is made.
config({ jitless: true });

void start();

async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const { status, config } = pageState();
  const match = matchScreen(location.pathname);
  const first = status === 404 && match.isFound ? missingScreen(match) : match;
  // Hydrating before the page's code is here would show an empty page in between.
  await loadModule(first);
  hydrateRoot(root, <App config={config} first={{ path: location.pathname, match: first }} />);
  keepAttribution();
}
