/** A time in WordPress's database format. */
export function sqlDate(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}
