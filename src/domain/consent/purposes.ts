/** What more than the necessary would be kept for, each with a consent of its own (rule consent.purposes). */
export const consentPurposes = ["statistics", "marketing"] as const

export type ConsentPurpose = (typeof consentPurposes)[number]

/** Raised whenever something new is kept for a purpose, or for longer: every visitor is asked anew (rule consent.again). */
const edition = 2

/** How a purpose is written in the cookie. */
export const purposeLetters: Readonly<Record<ConsentPurpose, string>> = { statistics: "s", marketing: "m" }

/** Purposes written as letters, in their usual order. */
export const lettersOf = (purposes: ReadonlyArray<ConsentPurpose>): string =>
  consentPurposes
    .filter((purpose) => purposes.includes(purpose))
    .map((purpose) => purposeLetters[purpose])
    .join("")

/** The purposes that letters stand for; unknown letters are ignored. */
export const purposesOf = (letters: string): ReadonlyArray<ConsentPurpose> =>
  consentPurposes.filter((purpose) => letters.includes(purposeLetters[purpose]))

/** The purposes that an answer covers, as one word; empty where no consent is asked. */
export const consentVersion = (asked: ReadonlyArray<ConsentPurpose>): string =>
  asked.length === 0 ? "" : `${edition}${lettersOf(asked)}`
