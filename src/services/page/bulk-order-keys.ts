/** Row numbers of the plain HTML form, counted from 1. */
export const bulkOrderRows = [1, 2, 3, 4, 5] as const

/** All search parameters that a bulk order depends on: the points, or the fields and buttons of the plain HTML form. */
export const bulkOrderKeys = [
  "p",
  "pcert",
  ...bulkOrderRows.flatMap((row) => [`zip${row}`, `amount${row}`]),
  "add",
  "remove"
]
