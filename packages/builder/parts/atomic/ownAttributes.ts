import { recordOf } from '../../model/settings/read.ts';
import { allowedAttributes } from '../element/allowedAttributes.ts';
import { plainProp } from './props.ts';

/** An author's own attributes of a version 4 element: `[{ key, value }]`. */
export function ownAttributes(prop: unknown): Readonly<Record<string, string>> {
  const list = plainProp(prop);
  const rows = Array.isArray(list) ? list.map(recordOf) : [];
  return allowedAttributes(rows.map(({ key, value }) => [key, value]));
}
