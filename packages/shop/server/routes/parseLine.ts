import { recordOf } from '@portico/kernel/records';
import { invalidFields } from '@portico/kernel/server/http';
import { MOST_OF_ONE } from '../../wire/public.ts';
import { productIn } from '../storeCart.ts';

/** A body, from JSON or a form, by name. Inherited members are not included. */
export function fieldsOf(body: unknown): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(recordOf(body)));
}

export function quantityIn(fields: ReadonlyMap<string, unknown>, least: 0 | 1, otherwise?: number): number {
  const quantity = wholeNumber(fields.get('quantity') ?? otherwise);
  if (quantity === null || quantity < least || quantity > MOST_OF_ONE)
    throw invalidFields({ quantity: `Please enter a whole number from ${least} to ${MOST_OF_ONE}.` });
  return quantity;
}

export function productIdIn(fields: ReadonlyMap<string, unknown>, name = 'id'): number {
  const id = wholeNumber(fields.get(name));
  if (id === null || id < 1 || id > MOST_ID)
    throw invalidFields({ [name]: 'This is not the number of a product.' });
  return id;
}

export function keyIn(fields: ReadonlyMap<string, unknown>, name = 'key'): number {
  const key = fields.get(name);
  const id = typeof key === 'string' ? productIn(key) : null;
  if (id === null) throw invalidFields({ [name]: 'This is not the key of anything in a cart.' });
  return id;
}

const MOST_ID = 2_147_483_647;

function wholeNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isInteger(value) ? value : null;
  return typeof value === 'string' && /^-?\d{1,10}$/.test(value.trim()) ? Number(value) : null;
}
