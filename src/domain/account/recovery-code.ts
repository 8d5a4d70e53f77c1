/** Number of recovery codes; each of them can replace the authenticator app one time (rule account.recovery-codes). */
export const recoveryCodeCount = 10

/**
 * 32 characters, so that each stands for 5 bits; I, L, O and U are left out, because they resemble other characters or
 * could form words.
 */
export const recoveryAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

const group = 4
const groups = 3

/** Length of a code without its dashes. */
export const recoveryCodeLength = group * groups

const isCode = new RegExp(`^[${recoveryAlphabet}]{${recoveryCodeLength}}$`, "u")

/** Formats a code as twelve characters in groups of four: "7K3M-Q2XA-9FDT". */
export const groupedCode = (signs: string): string => signs.replaceAll(/(.{4})(?=.)/gu, "$1-")

/**
 * Normalises a typed code: accepts lower case, blanks, any dashes and look-alike characters. Returns `undefined` for
 * text that cannot be a recovery code, e.g. the six digits of an authenticator app.
 */
export const recoveryCodeIn = (typed: string): string | undefined => {
  const signs = typed
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/gu, "1")
  return isCode.test(signs) ? groupedCode(signs) : undefined
}

/**
 * Returns the first group of a code, which identifies the code; the remaining groups prove that the user has the
 * complete code.
 */
export const placeOfCode = (code: string): string => code.slice(0, group)
