import { expect, test } from 'vitest';
import { parseDocument } from './parseDocument.ts';
import { withSiteLightbox } from './siteLightbox.ts';

const picture = (open_lightbox?: string) => ({
  ...{ id: 'aaa0001', elType: 'widget', widgetType: 'image', elements: [] },
  settings: { link_to: 'file', ...(open_lightbox !== undefined && { open_lightbox }) },
});
const page = (...inside: object[]) =>
  parseDocument([{ id: 'aaa0002', elType: 'container', settings: {}, elements: inside }], {
    ...{ id: 7, cleanHtml: (html: string) => html },
  });
const answers = (kit: object, ...inside: object[]) =>
  withSiteLightbox(page(...inside), kit).elements[0]?.elements.map(({ settings }) => settings.open_lightbox);

test('K pictures that leave it to the site open in the lightbox, unless the kit says no', () => {
  const three = [picture(), picture('default'), picture('no')];
  expect(answers({}, ...three)).toEqual(['yes', 'yes', 'no']);
  expect(answers({ global_image_lightbox: 'yes' }, ...three)).toEqual(['yes', 'yes', 'no']);
  expect(answers({ global_image_lightbox: '' }, ...three)).toEqual([undefined, 'default', 'no']);
});

test('K what is no picture is left as it is', () => {
  const button = { ...picture(), widgetType: 'button' };
  expect(answers({}, button)).toEqual([undefined]);
});
