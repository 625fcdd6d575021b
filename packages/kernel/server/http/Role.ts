/** Who may make a call. Each role includes the ones before it. */
export type Role = 'visitor' | 'editor' | 'administrator';

/** The roles of signed-in users. */
export type SignedInRole = Exclude<Role, 'visitor'>;

const RANK: Readonly<Record<Role, number>> = { visitor: 0, editor: 1, administrator: 2 };

/** Whether the role `held` includes the role `needed`. */
export function roleAllows(held: Role, needed: Role): boolean {
  return RANK[held] >= RANK[needed];
}
