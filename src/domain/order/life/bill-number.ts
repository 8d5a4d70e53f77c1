/** A running number of a seller's bills, counted anew each year: "R-2026-00042". */
export const billNumberOf = (year: number, count: number): string =>
  `R-${year}-${String(count).padStart(5, "0")}`
