import { useEffect, useEffectEvent, useState } from 'react';

/** The first screen is there and in use by then. */
const LATER_MS = 10_000;

/**
 * A part of the application that no screen begins with: fetched when it is wanted, or a little later, while there is a connection.
 * `null` until it has come.
 */
export function useFetchedPart<Part>(
  fetchPart: () => Promise<Part>,
  isWanted: boolean,
  /** What is done without it, where it is wanted and does not come. */
  goWithout: () => void = () => {},
): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  const isHere = part !== null;
  const onFailure = useEffectEvent(() => isWanted && goWithout());
  useEffect(() => {
    if (isHere) return;
    const fetchIt = (): void => void fetchPart().then((fetched) => setPart(() => fetched), onFailure);
    const timer = setTimeout(fetchIt, isWanted ? 0 : LATER_MS);
    return () => clearTimeout(timer);
  }, [fetchPart, isWanted, isHere]);
  return part;
}
