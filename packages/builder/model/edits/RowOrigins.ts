/**
 * For each row of a list after an edit, its previous index: `null` for a new row, and a repeated index for a copy. Rows cannot
 * be compared, because two may be equal.
 */
export type RowOrigins = readonly (number | null)[];
