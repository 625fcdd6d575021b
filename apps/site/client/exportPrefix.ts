/** Prefix of an island's exports in a file that it shares with others. */
export function exportPrefix(island: string): string {
  return `${island.replace(/-/g, '_')}$`;
}
