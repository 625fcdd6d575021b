import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { CatalogueIcon } from '../../../wire/admin.ts';
import { iconValue } from '../IconControl.tsx';
import IconChooser, { type IconQuery } from './IconChooser.tsx';
import { movedInGrid } from './movedInGrid.ts';

const icon = (name: string, set: CatalogueIcon['set'] = 'solid'): CatalogueIcon => ({
  ...{ set, name, label: name, viewBox: '0 0 10 10', path: 'M0 0h10v10z' },
});
const ALL = Array.from({ length: 90 }, (_, at) => icon(at === 0 ? 'star' : `icon-${at}`));

function show(onChoose: (chosen: CatalogueIcon | null) => void) {
  const asked: IconQuery[] = [];
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <MantineProvider env="test">
      <IconChooser
        opened
        close={() => {}}
        chosen="solid/icon-2"
        onChoose={onChoose}
        load={async (query) => {
          asked.push(query);
          const found = ALL.filter(({ name }) => name.includes(query.words));
          return { total: found.length, icons: found.slice(query.from, query.from + 60) };
        }}
      />
    </MantineProvider>,
  );
  return asked;
}

const options = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')];

test('PB-24 icons come in pieces, are searched, walked through with the arrow keys, and have names', async () => {
  const onChoose = vi.fn();
  const asked = show(onChoose);
  await vi.waitFor(() => expect(options()).toHaveLength(60));
  expect(asked).toEqual([{ words: '', set: 'all', from: 0 }]);
  expect(document.querySelector('[aria-selected="true"]')?.getAttribute('aria-label')).toBe('icon-2');
  expect(options().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);

  options()[2]?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('icon-3');
  await userEvent.keyboard('{End}');
  await vi.waitFor(() => expect(options()).toHaveLength(90));
  expect(asked.at(-1)).toEqual({ words: '', set: 'all', from: 60 });

  await userEvent.type(document.querySelector('input[type="search"]') ?? document.body, 'star');
  await vi.waitFor(() => expect(options()).toHaveLength(1));
  options()[0]?.focus();
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith(ALL[0]);
  await userEvent.click(
    [...document.querySelectorAll('button')].find((one) => one.textContent === 'No icon') ?? document.body,
  );
  expect(onChoose).toHaveBeenLastCalledWith(null);
});

test('PB-24 an icon is kept as Elementor writes it', () => {
  expect(iconValue(icon('star'))).toEqual({ value: 'fas fa-star', library: 'fa-solid' });
  expect(iconValue(icon('bell', 'regular'))).toEqual({ value: 'far fa-bell', library: 'fa-regular' });
  expect(iconValue(icon('github', 'brands'))).toEqual({ value: 'fab fa-github', library: 'fa-brands' });
  expect(iconValue(null)).toEqual({ value: '', library: '' });
});

test.each([
  ['ArrowDown', 2, 7],
  ['ArrowUp', 2, 2],
  ['ArrowUp', 7, 2],
  ['ArrowDown', 9, 9],
  ['Home', 9, 0],
  ['End', 0, 11],
  ['a', 3, null],
])('PB-24 %s in a grid leads from %i to %s', (key, at, to) => {
  expect(movedInGrid(key, { at, count: 12, columns: 5, isRtl: false })).toBe(to);
});
