/** A time as WordPress's database writes it. */
export function sqlDate(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}
