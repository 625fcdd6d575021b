import { recordOf } from '@portico/kernel/records';
import { type FieldErrors, invalidFields } from '@portico/kernel/server/http';
import type { ShopPhrases } from '../ui/words/index.ts';
import type { OrderRequest } from './Order.ts';

const LONGEST = { name: 200, email: 254, note: 5_000 } as const;

/** Exactly one mailbox, in characters that every mail server accepts. */
const EMAIL = /^[^\s@<>(),;:"\\[\]]{1,64}@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\.[a-z]{2,63}$/i;

/** Parses the order form. Throws messages by field for invalid input. */
export function parseOrderRequest(body: unknown, words: ShopPhrases['refusals']): OrderRequest {
  const given = new Map(Object.entries(recordOf(body)));
  const text = (name: keyof OrderRequest): string => {
    const value = given.get(name);
    return typeof value === 'string' ? value.replaceAll('\0', '').trim() : '';
  };
  const request = { name: oneLine(text('name')), email: text('email'), note: text('note') };
  const errors = Object.entries({
    name: !request.name && words.name,
    email: (request.email.length > LONGEST.email || !EMAIL.test(request.email)) && words.email,
    ...tooLong(request, words),
  }).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  if (errors.length > 0) throw invalidFields(Object.fromEntries(errors) satisfies FieldErrors);
  return request;
}

function tooLong(request: OrderRequest, words: ShopPhrases['refusals']): FieldErrors {
  const names = Object.keys(LONGEST) as (keyof OrderRequest)[];
  return Object.fromEntries(
    names
      .filter((name) => request[name].length > LONGEST[name])
      .map((name) => [name, words.tooLong(LONGEST[name])]),
  );
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
