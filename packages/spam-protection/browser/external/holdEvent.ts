/**
 * A listener that holds an event and asks first; one request at a time. If the server cannot be asked, the event is allowed.
 */
export function holdEvent(
  ask: () => Promise<boolean>,
  { onAllowed, onRefused }: { onAllowed: () => void; onRefused?: () => void },
): (event: Event) => void {
  let isAsking = false;
  return (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isAsking) return;
    isAsking = true;
    void ask()
      .catch(() => true)
      .then((isAllowed) => {
        isAsking = false;
        if (isAllowed) onAllowed();
        else onRefused?.();
      });
  };
}
