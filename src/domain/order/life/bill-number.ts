/** Text that mail programs turn into a link even without a protocol: "www.", or a dot before letters. */
const likeAddress = /www\.|[^ ./]\.\p{L}{2}/iu

/**
 * Whether a bill number typed by a seller may appear in a mail to an unverified mailbox: it may contain only letters,
 * digits and separators, so that it can contain neither a URL nor a sentence.
 */
export const isBillNumber = (typed: string): boolean =>
  /^[\p{L}\p{Nd}\-/._ ]{1,40}$/u.test(typed) && !likeAddress.test(typed)

/** Returns a sequential number for a seller's bills, which restarts each year: "R-2026-00042". */
export const billNumberOf = (year: number, count: number): string =>
  `R-${year}-${String(count).padStart(5, "0")}`
