/** Who may make a call. Each role may do what the ones before it may. */
export type Role = 'visitor' | 'editor' | 'administrator';

/** The roles of people who sign in. */
export type SignedInRole = Exclude<Role, 'visitor'>;

const RANK: Readonly<Record<Role, number>> = { visitor: 0, editor: 1, administrator: 2 };

/** Whether somebody of the role `held` may do what asks for the role `needed`. */
export function roleAllows(held: Role, needed: Role): boolean {
  return RANK[held] >= RANK[needed];
}
