/** Markup that becomes interactive: where it is, when it starts, and the code it needs. */
export interface Island {
  /** Its name in error reports and the name of its chunk. */
  readonly name: string;
  /** The elements of this island, in our markup or another product's. */
  readonly selector: string;
  readonly moment: MomentName;
  /** Whether it handles clicks on a link that leaves the page: such a click is then held for it like any other. */
  readonly takes?: TakesLink;
  /** It handles no visitor events, so nothing is held for it. */
  readonly isDeaf?: boolean;
  readonly load: () => Promise<IslandModule>;
  /** Called when the island is found on a page, possibly long before it starts. */
  readonly foresee?: () => void;
}

/** What an island's chunk exports. */
export interface IslandModule {
  /** Hydrates the element; resolves once it responds to the visitor. */
  start(element: HTMLElement): Promise<Stop> | Stop;
}

/** Stops an island: no listeners remain, and the markup stays as last shown. */
export type Stop = () => void;

type TakesLink = (link: Element) => boolean;

export type MomentName = 'now' | 'idle' | 'reached' | 'ahead' | 'visible' | 'touch';

/**
 * Calls `wake` once, when the island should start. Returns a function to cancel. `wake` resolves to whether the island is
 * running.
 */
export type Moment = (element: HTMLElement, wake: () => Promise<boolean>, claims: Claims) => () => void;

/** Which visitor events are held for an island. */
export type Claims = Pick<Island, 'takes' | 'isDeaf'>;
