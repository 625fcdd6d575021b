import type { PageConfiguration } from '../wire/public.ts';
import type { HeldAddress } from './holdAddresses.ts';
import type { LoadChunk } from './LoadChunk.ts';
import type { SignalStore } from './signalStore.ts';
import type { TypingData } from './signals/TypingData.ts';

/** What the eager part passes to the guard. It is passed, not imported: boot and chunks share no module. */
export interface Protection {
  readonly view: Window & typeof globalThis;
  readonly configuration: PageConfiguration;
  readonly store: SignalStore;
  /** One per comment field; filled by the part that observes them. */
  readonly typing: TypingData[];
  /** Whether behaviour is collected here, or left to the bot detector. */
  readonly gathers: boolean;
  /** The bot detector's token; empty until there is one. */
  readonly eventToken: () => string;
  /** The original, unobserved `fetch`: our own calls are not observed. */
  readonly fetch: typeof fetch;
  readonly load: LoadChunk;
  /** Visitor events on an encoded address, held until the code is loaded. */
  readonly held: HeldAddress;
}
