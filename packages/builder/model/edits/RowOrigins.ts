/**
 * For each row of a list after an edit, the place of the row that it was before: `null` for a new one, and the same
 * place a second time for a copy. Rows themselves do not tell: two may be alike.
 */
export type RowOrigins = readonly (number | null)[];
