import type { ObservedRequest } from '@portico/kernel/http';
import type { AltSessions } from './altSessions.ts';
import type { Blocked, ShowBlocked } from './block/blockMessage.ts';
import type { Protection } from './Protection.ts';
import type { Transport } from './transport/createTransport.ts';

/** What the guard shares with the parts that only some pages need. */
export interface Guard {
  readonly protection: Protection;
  /** The way to the server; most pages never need it. */
  readonly calls: () => Promise<Calls>;
  readonly showBlocked: ShowBlocked;
  /** Filled by the part that knows other products. */
  readonly products: ProductHooks;
}

export interface Calls {
  readonly transport: Transport;
  readonly sessions: AltSessions;
}

export interface ProductHooks {
  amend?: (request: ObservedRequest) => void;
  allow?: (request: ObservedRequest) => boolean | Promise<boolean>;
  refused?: (blocked: Blocked) => void;
}

/** What every such part exports. */
export interface GuardPart {
  join(guard: Guard): void;
}

/** What the chunk of the calls exports. */
export interface CallsModule {
  createCalls(protection: Protection): Calls;
}
