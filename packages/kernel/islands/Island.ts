/** A piece of markup that comes alive: where it is, when it wakes, and the code that it then needs. */
export interface Island {
  /** Its name in reports, and the name of its chunk. */
  readonly name: string;
  /** The elements that are this island, whoever rendered them. */
  readonly selector: string;
  readonly moment: MomentName;
  /** Whether it answers a click on a link that leads away from the page: such a click waits for it as any other does. */
  readonly takes?: TakesLink;
  /** It answers to nothing that a visitor does, so nothing waits for it. */
  readonly isDeaf?: boolean;
  readonly load: () => Promise<IslandModule>;
  /** Called when a page is found to have it, long before its moment perhaps. */
  readonly foresee?: () => void;
}

/** What an island's chunk exports. */
export interface IslandModule {
  /** Adopts the element and brings it to life; resolves when it answers to the visitor. */
  start(element: HTMLElement): Promise<Stop> | Stop;
}

/** Puts an island to sleep again: no listener stays, and the markup reads as it was last seen. */
export type Stop = () => void;

type TakesLink = (link: Element) => boolean;

export type MomentName = 'now' | 'idle' | 'ahead' | 'visible' | 'touch';

/**
 * Calls `wake` when the time has come for the element, once. Returns how to call it off.
 * `wake` resolves to whether the island runs now.
 */
export type Moment = (element: HTMLElement, wake: () => Promise<boolean>, claims: Claims) => () => void;

/** What of the visitor's doings waits for an island. */
export type Claims = Pick<Island, 'takes' | 'isDeaf'>;
