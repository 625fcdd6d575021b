import { describe, expect, test, vi } from 'vitest';
import { standIn } from '../modules/standIn.ts';
import { lendWhenAsked, mayHaveAddOns } from './addOns.ts';

/** A page with these scripts, none of which runs. */
function pageWith(scripts: string, members: object = {}): Window {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = scripts;
  return { document: page, elementorModules: standIn(), ...members } as unknown as Window;
}

const SILENT = `<script id="elementor-frontend-js-before">var elementorFrontendConfig = {};</script>
  <script type="portico/" src="/wp-content/plugins/elementor/frontend.min.js"></script>
  <script type="application/json">{"a":"elementorFrontend"}</script>
  <script src="/wp-includes/js/wp-emoji-release.min.js"></script>
  <script src="https://fd.cleantalk.org/ct-bot-detector-wrapper.js"></script>
  <script defer src="/wp-content/plugins/portico/bundle/portico.js?ver=1"></script>`;

describe('a script that may ask for the builder’s objects', () => {
  test('is none of those that are held back, that hold data, or that are known to be silent', () => {
    expect(mayHaveAddOns(pageWith(SILENT))).toBe(false);
  });

  test.each([
    ['jQuery is on the page', SILENT, { jQuery: () => [] }],
    ['another file', `${SILENT}<script src="/wp-content/plugins/their-add-on/a.js"></script>`, {}],
    ['a module', `${SILENT}<script type="module" src="/their-module.js"></script>`, {}],
    ['one that names them', '<script>elementorFrontend.hooks.addAction("a", b)</script>', {}],
    ['one that waits', '<script>addEventListener("elementor/frontend/init", begin)</script>', {}],
  ])('%s', (_name, scripts, members) => {
    expect(mayHaveAddOns(pageWith(scripts, members))).toBe(true);
  });

  test('one that has built upon a class already', () => {
    const modules = standIn();
    expect(modules.frontend).toBeTypeOf('function');
    expect(mayHaveAddOns(pageWith('', { elementorModules: modules }))).toBe(true);
  });
});

test('whoever asks by the name later has them brought, and finds them then; who puts their own there keeps it', () => {
  const view = pageWith('') as Window & { elementorFrontend?: unknown; elementorModules?: unknown };
  const lend = vi.fn();
  const stop = lendWhenAsked(view, lend);
  expect(lend).not.toHaveBeenCalled();
  expect(view.elementorFrontend).toBeUndefined();
  expect(lend).toHaveBeenCalledOnce();
  expect(view.elementorModules).toBeTypeOf('function');
  view.elementorFrontend = 'theirs';
  expect(view.elementorFrontend).toBe('theirs');
  stop();
  expect(view.elementorFrontend).toBe('theirs');
});
