/** What mail programs make a link of, although it names no protocol: "www.", or a dot before a name of letters. */
const likeAddress = /www\.|[^ ./]\.\p{L}{2}/iu

/**
 * Whether a number that a seller has typed may stand in a mail to an unverified mailbox: letters, digits and what
 * numbers are parted by, so that it holds neither an address nor a sentence's signs.
 */
export const isBillNumber = (typed: string): boolean =>
  /^[\p{L}\p{Nd}\-/._ ]{1,40}$/u.test(typed) && !likeAddress.test(typed)

/** A running number of a seller's bills, counted anew each year: "R-2026-00042". */
export const billNumberOf = (year: number, count: number): string =>
  `R-${year}-${String(count).padStart(5, "0")}`
