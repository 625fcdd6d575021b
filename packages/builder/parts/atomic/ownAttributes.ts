import { recordOf, textOf } from '../../model/settings/read.ts';
import { plainProp } from './props.ts';

/** An author's own attributes: `[{ key, value }]`. Only those that neither run nor load anything, nor identify an element. */
export function ownAttributes(prop: unknown): Readonly<Record<string, string>> {
  const list = plainProp(prop);
  const rows = Array.isArray(list) ? list.slice(0, MOST).map(recordOf) : [];
  return Object.fromEntries(
    rows.flatMap(({ key, value }) => {
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
