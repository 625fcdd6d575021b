import { expect, test } from 'vitest';
import { ownSheets } from '../testing/ownSheets.ts';
import { addDropCap } from '../widgets/text-editor/addDropCap.ts';
import { text as beside } from './beside-elementor.chunk.ts';

const wear = ownSheets();

test('PB-01 beside Elementor’s sheet the first item of an accordion is open before code is here, and closes', () => {
  wearElementors('.elementor-accordion .elementor-tab-content { display: none }');
  const item = '<div class="elementor-accordion-item"><div class="elementor-tab-content">Words</div></div>';
  document.body.innerHTML = `<div class="elementor-accordion">${item}${item}</div>`;
  const panels = [...document.querySelectorAll<HTMLElement>('.elementor-tab-content')];
  const areShown = (): boolean[] => panels.map((panel) => panel.checkVisibility());
  expect(areShown()).toEqual([true, false]);
  for (const [index, panel] of panels.entries()) panel.style.display = index ? 'block' : 'none';
  expect(areShown()).toEqual([false, true]);
});

test('PB-09 beside Elementor’s sheet a large first letter takes its room before code is here', () => {
  wearElementors(
    '.elementor-drop-cap { float: inline-start; font-size: 50px; line-height: 1 } .elementor-drop-cap-letter { display: inline-block }',
  );
  document.body.innerHTML = `<div class="elementor-drop-cap-yes" style="width: 300px"><p>${'Bread and butter. '.repeat(12)}</p></div>`;
  const widget = document.querySelector<HTMLElement>('.elementor-drop-cap-yes');
  if (!widget) throw new Error('No widget.');
  const places = (): number[] => {
    const range = document.createRange();
    const words = widget.querySelector('p')?.lastChild;
    range.setStart(words ?? widget, 3);
    range.setEndAfter(words ?? widget);
    const { bottom, right } = range.getBoundingClientRect();
    return [bottom, right, widget.offsetHeight];
  };
  const before = places();
  addDropCap(widget);
  expect(widget.querySelector('.elementor-drop-cap')).not.toBeNull();
  expect(places()).toEqual(before);
});

/** Elementor's rules are unlayered. */
function wearElementors(rules: string): void {
  wear(sheetOf(rules), sheetOf(beside));
}

function sheetOf(rules: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  return sheet;
}
