/**
 * Collation for names, independent of the database's locale: Ä is sorted with A, and case is ignored (rule desk.order).
 */
export const germanOrder = 'collate "de-x-icu"'
