import { textOf } from '../../model/settings/read.ts';

/** An author's own attributes, as far as they neither run nor load anything, nor identify an element. */
export function allowedAttributes(
  rows: readonly (readonly [key: unknown, value: unknown])[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    rows.slice(0, MOST).flatMap(([key, value]) => {
      const name = textOf(key).trim().toLowerCase();
      return ALLOWED.test(name) && !OURS.test(name)
        ? [[IN_REACT[name] ?? name, textOf(value).slice(0, LONGEST)]]
        : [];
    }),
  );
}

const MOST = 50;
const LONGEST = 2_000;
const ALLOWED =
  /^(?:(?:data|aria)-[a-z][\w.-]{0,60}|title|role|lang|dir|tabindex|rel|itemprop|itemtype|translate)$/;
/** Read by scripts of ours and of add-ons. */
const OURS =
  /^data-(?:id|settings|e-.*|element_type|widget_type|model-cid|interaction.*|action.*|elementor.*|portico.*|lazy-load)$/;
const IN_REACT: Readonly<Record<string, string>> = {
  tabindex: 'tabIndex',
  itemprop: 'itemProp',
  itemtype: 'itemType',
};
