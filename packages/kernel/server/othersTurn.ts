/** Lets whoever else waits have their turn, between two pieces of work that keep the thread busy. */
export function othersTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
