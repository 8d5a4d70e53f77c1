/** Purposes of storage that is not strictly necessary; each purpose needs its own consent (rule consent.purposes). */
export const consentPurposes = ["statistics", "marketing"] as const

export type ConsentPurpose = (typeof consentPurposes)[number]

/**
 * Edition of the consent question. It must be increased whenever something new is stored for a purpose, or is stored
 * for longer; every visitor is then asked again (rule consent.again).
 */
const edition = 2

/** Letter of each purpose in the cookie. */
export const purposeLetters: Readonly<Record<ConsentPurpose, string>> = { statistics: "s", marketing: "m" }

/** Serializes purposes as letters, in their fixed order. */
export const lettersOf = (purposes: ReadonlyArray<ConsentPurpose>): string =>
  consentPurposes
    .filter((purpose) => purposes.includes(purpose))
    .map((purpose) => purposeLetters[purpose])
    .join("")

/** Parses letters into purposes; unknown letters are ignored. */
export const purposesOf = (letters: string): ReadonlyArray<ConsentPurpose> =>
  consentPurposes.filter((purpose) => letters.includes(purposeLetters[purpose]))

/**
 * Returns the version of the consent question: one word that contains the edition and the requested purposes; empty if
 * no consent is requested.
 */
export const consentVersion = (asked: ReadonlyArray<ConsentPurpose>): string =>
  asked.length === 0 ? "" : `${edition}${lettersOf(asked)}`
