/**
 * Whether a number that a seller has typed can stand in a mail to a mailbox that nobody has proved: letters, digits and what
 * numbers are parted by, so that it holds neither an address nor a sentence's signs.
 */
export const isBillNumber = (typed: string): boolean => /^[\p{L}\p{N}\-/._ ]{1,40}$/u.test(typed)

/** A running number of a seller's bills, counted anew each year: "R-2026-00042". */
export const billNumberOf = (year: number, count: number): string =>
  `R-${year}-${String(count).padStart(5, "0")}`
