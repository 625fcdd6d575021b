import type { PageConfiguration } from '../wire/pageObjects.ts';
import type { HeldAddress } from './holdAddresses.ts';
import type { LoadChunk } from './LoadChunk.ts';
import type { SignalStore } from './signalStore.ts';
import type { TypingData } from './signals/TypingData.ts';

/** What the eager part hands over to the guard. It is handed over, not imported: boot and chunks share no module. */
export interface Protection {
  readonly view: Window & typeof globalThis;
  readonly configuration: PageConfiguration;
  readonly store: SignalStore;
  /** One for each comment field; filled by the part that follows them. */
  readonly typing: TypingData[];
  /** Whether behaviour is gathered here, or left to the bot detector. */
  readonly gathers: boolean;
  /** The bot detector's token, empty as long as there is none. */
  readonly eventToken: () => string;
  /** As it was before anybody observed it: our own calls are not shown to ourselves. */
  readonly fetch: typeof fetch;
  readonly load: LoadChunk;
  /** What was done to an encoded address while nobody could answer. */
  readonly held: HeldAddress;
}
