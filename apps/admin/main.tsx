import '@fontsource-variable/figtree';
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import './theme/global.css';
import { trustMarkup } from '@portico/kernel/dom';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { features } from './features.ts';
import { createSessionStore } from './session/createSessionStore.ts';
import { styleNonce } from './styleNonce.ts';

// Runs before the first render, because the component library writes its styles as text.
trustMarkup(window);

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root to put the application in.');

const nonce = styleNonce(document);
// The dialogs' scroll lock reads the nonce from this global.
Object.assign(globalThis, { __webpack_nonce__: nonce });

const store = createSessionStore((...call) => fetch(...call));
createRoot(root).render(
  <StrictMode>
    <App store={store} features={features} styleNonce={nonce} />
  </StrictMode>,
);
