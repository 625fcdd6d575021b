import type { AltSessions } from './altSessions.ts';
import type { Blocked, Refusals } from './block/Refusals.ts';
import type { DecoderHost } from './decoder.ts';
import type { NoCookieData } from './forms/noCookieData.ts';
import type { Modal } from './modal.ts';
import type { Protection } from './Protection.ts';
import type { Transport } from './transport/createTransport.ts';

/** What the guard shares with the parts that only some pages need. It is handed over: what parts import, all would load. */
export interface Guard {
  readonly protection: Protection;
  readonly noCookie: NoCookieData;
  readonly modal: Modal;
  /** The way to the server; most pages never need it. */
  readonly calls: () => Promise<Calls>;
  /** What is done about a refusal; most visitors never see one. */
  readonly refusals: () => Promise<Refusals>;
  /** Filled by the part that knows other products. */
  readonly products: ProductHooks;
}

export interface Calls {
  readonly transport: Transport;
  readonly sessions: AltSessions;
  readonly decode: DecoderHost['decode'];
}

export interface ProductHooks {
  refused?: (blocked: Blocked) => void;
  /** What was refused before their code had come. */
  missed?: Blocked;
}

/** What every such part exports. */
export interface GuardPart {
  join(guard: Guard): void;
}

/** What the chunk of the calls exports. */
export interface CallsModule {
  createCalls(protection: Protection): Calls;
}

/** What the chunk of the refusals exports. */
export interface RefusalsModule {
  createRefusals(guard: Guard): Refusals;
}
