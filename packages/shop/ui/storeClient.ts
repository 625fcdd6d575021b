import { CART_CHANGED, type CartAct, STORE_API, type StoreCart } from '../wire/public.ts';
import { tellChange } from './tellChange.ts';
import { panelWordsOn } from './words/panelWords.ts';

export type StoreAnswer =
  | { readonly ok: true; readonly cart: StoreCart }
  /** A message for the visitor. */
  | { readonly ok: false; readonly sentence: string };

export function readCart(): Promise<StoreAnswer> {
  return ask('cart');
}

/** Changes the cart and notifies the page. `button` is what was pressed. */
export async function changeCart(
  act: CartAct,
  body: Readonly<Record<string, unknown>>,
  button?: Element | null,
): Promise<StoreAnswer> {
  const answer = await ask(`cart/${act}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.ok) {
    document.dispatchEvent(new CustomEvent(CART_CHANGED, { detail: answer.cart }));
    tellChange(document, act, answer.cart, button);
  }
  return answer;
}

async function ask(path: string, init?: RequestInit): Promise<StoreAnswer> {
  try {
    const response = await fetch(`${STORE_API}/${path}`, init);
    const body: unknown = await response.json();
    // Our own server's response, in the requested shape.
    if (response.ok) return { ok: true, cart: body as StoreCart };
    return { ok: false, sentence: sentenceIn(body) ?? panelWordsOn(document).unreachable };
  } catch {
    return { ok: false, sentence: panelWordsOn(document).unreachable };
  }
}

function sentenceIn(body: unknown): string | undefined {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? body.message
    : undefined;
}
