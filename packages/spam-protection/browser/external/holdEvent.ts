/** A listener that holds an event back and asks; one question at a time, and whoever cannot be asked has no objection. */
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
