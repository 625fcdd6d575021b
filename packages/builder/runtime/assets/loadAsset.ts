import type { Asset } from './assetRegistry.ts';

const loading = new WeakMap<Document, Map<string, Promise<void>>>();

/** Adds an asset to the page. One that is loaded or loading is not requested again. */
export function loadAsset(page: Document, asset: Asset): Promise<void> {
  const here = loading.get(page) ?? new Map<string, Promise<void>>();
  loading.set(page, here);
  const known = here.get(asset.url);
  if (known) return known;
  const started = isOnPage(page, asset) ? Promise.resolve() : insert(page, asset);
  here.set(asset.url, started);
  // After a failure, the next call tries again.
  started.catch(() => here.delete(asset.url));
  return started;
}

function isOnPage(page: Document, { kind, url }: Asset): boolean {
  const attribute = kind === 'script' ? 'src' : 'href';
  const selector = kind === 'script' ? 'script[src]' : 'link[rel="stylesheet"][href]';
  return [...page.querySelectorAll(selector)].some((element) => element.getAttribute(attribute) === url);
}

function insert(page: Document, { kind, url, place }: Asset): Promise<void> {
  const element =
    kind === 'script'
      ? Object.assign(page.createElement('script'), { src: url })
      : Object.assign(page.createElement('link'), { rel: 'stylesheet', href: url });
  const frontendStyle = page.getElementById('elementor-frontend-css');
  return new Promise((resolve, reject) => {
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      reject(new Error(`${url} could not be loaded.`));
    };
    if (place === 'beforeFrontendStyle' && frontendStyle) frontendStyle.before(element);
    else (place === 'body' ? page.body : page.head).append(element);
  });
}
