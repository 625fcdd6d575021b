/** Runs something that must never break the page that it watches. */
export function attempt(run: () => void): void {
  try {
    run();
  } catch {
    // Silent on purpose: the failure is an observer's, and the request is not.
  }
}
