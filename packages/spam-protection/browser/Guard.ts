import type { AltSessions } from './altSessions.ts';
import type { Refusals } from './block/Refusals.ts';
import type { DecoderHost } from './decoder.ts';
import type { NoCookieData } from './forms/noCookieData.ts';
import type { Modal } from './modal.ts';
import type { Protection } from './Protection.ts';
import type { Transport } from './transport/createTransport.ts';

/**
 * What the guard shares with parts that only some pages need. It is passed, not imported: an imported module would load on
 * every page.
 */
export interface Guard {
  readonly protection: Protection;
  readonly noCookie: NoCookieData;
  readonly modal: Modal;
  /** The calls to the server; most pages never need them. */
  readonly calls: () => Promise<Calls>;
  /** The handling of refusals; most visitors never see one. */
  readonly refusals: () => Promise<Refusals>;
  /** What was typed into the first comment field before the part that follows it was loaded. That part takes it away. */
  typed?: Event[];
}

export interface Calls {
  readonly transport: Transport;
  readonly sessions: AltSessions;
  readonly decode: DecoderHost['decode'];
}

/** The export of every such part. */
export interface GuardPart {
  join(guard: Guard): void;
}

/** The export of the calls chunk. */
export interface CallsModule {
  createCalls(protection: Protection): Calls;
}

/** The export of the refusals chunk. */
export interface RefusalsModule {
  createRefusals(guard: Guard): Refusals;
}
