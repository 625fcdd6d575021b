import { useEffect, useEffectEvent, useState } from 'react';

/** By then the first screen is loaded and in use. */
const LATER_MS = 10_000;

/**
 * A part of the application that no screen starts with: loaded when needed, or a little later while there is a connection.
 * `null` until loaded.
 */
export function useFetchedPart<Part>(
  fetchPart: () => Promise<Part>,
  isWanted: boolean,
  /** The fallback if it is needed and cannot be loaded. */
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
