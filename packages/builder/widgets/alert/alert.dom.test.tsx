import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { anyHtml } from '../../testing/anyHtml.ts';
import { all, one, onPage } from '../../testing/page.ts';
import type { AlertProps } from './AlertProps.ts';
import { AlertView } from './AlertView.tsx';
import { start } from './alert.island.ts';

afterEach(() => {
  document.body.replaceChildren();
});

test('PB-02 the markup of an alert says all that it was rendered from', () => {
  const anyAlert = fc.record({
    title: fc.oneof(anyHtml, fc.constant('')),
    description: fc.oneof(anyHtml, fc.constant('')),
    dismissLabel: fc.option(fc.string().map((text) => text.replaceAll(/[\r\n]/g, ''))),
  });
  fc.assert(
    fc.property(anyAlert, (props) => {
      const element = onPage(renderToString(<AlertView {...props} />));
      expect(readAlert(element)).toEqual(props);
      element.remove();
    }),
  );
  expect(readAlert(onPage('<p>No alert</p>'))).toBeNull();
});

test('PB-02 a press on its button fades the whole widget away, and it stays away', async () => {
  const element = onPage(FOREIGN);
  start(element);
  one(element, 'button').click();
  expect(element.getAnimations()).toHaveLength(1);
  await vi.waitFor(() => expect(getComputedStyle(element).display).toBe('none'));
});

test('PB-02 markup of another product keeps its nodes; an alert without a button just stands there', () => {
  const element = onPage(FOREIGN);
  const before = all(element, '*');
  const html = element.innerHTML;
  const stop = start(element);
  expect(all(element, '*')).toEqual(before);
  stop();
  one(element, 'button').click();
  expect(element.getAnimations()).toHaveLength(0);
  expect(element.innerHTML).toBe(html);
  expect(start(onPage('<div class="elementor-alert" role="alert">Hm</div>'))).toBeTypeOf('function');
});

const FOREIGN = `
  <div class="elementor-widget-container"><!-- theirs -->
    <div class="elementor-alert vendor" role="alert">
      <span class="elementor-alert-title">This is an Alert</span>
      <span class="elementor-alert-description">Described.</span>
      <button type="button" class="elementor-alert-dismiss" aria-label="Dismiss this alert."><span aria-hidden="true">&times;</span></button>
    </div>
  </div>`;

/** Reads an alert from its markup; `null` if there is none. */
function readAlert(element: Element): AlertProps | null {
  const alert = element.querySelector('.elementor-alert');
  if (!alert) return null;
  return {
    title: alert.querySelector(':scope > .elementor-alert-title')?.innerHTML ?? '',
    description: alert.querySelector(':scope > .elementor-alert-description')?.innerHTML ?? '',
    dismissLabel:
      element.querySelector('.elementor-alert > .elementor-alert-dismiss')?.getAttribute('aria-label') ??
      null,
  };
}
