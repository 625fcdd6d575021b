/** Runs something that must never break the page it observes. */
export function attempt(run: () => void): void {
  try {
    run();
  } catch {
    // Silent on purpose: the observer failed, not the request.
  }
}
