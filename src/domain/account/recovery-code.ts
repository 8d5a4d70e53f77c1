/** So many codes stand in for the authenticator app, each once (rule account.recovery-codes). */
export const recoveryCodeCount = 10

/** 32 signs, 5 bits each; I, L, O and U are left out: they are read as other signs, or as words. */
export const recoveryAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

const group = 4
const groups = 3

/** How long a code is without its dashes. */
export const recoveryCodeLength = group * groups

const isCode = new RegExp(`^[${recoveryAlphabet}]{${recoveryCodeLength}}$`, "u")

/** Twelve signs in groups of four, as they are read and typed: "7K3M-Q2XA-9FDT". */
export const groupedCode = (signs: string): string => signs.replaceAll(/(.{4})(?=.)/gu, "$1-")

/**
 * A code as it was typed from paper: small letters, blanks, any dashes, and the signs that look like others. Undefined
 * for what cannot be one, as the six digits of an app.
 */
export const recoveryCodeIn = (typed: string): string | undefined => {
  const signs = typed
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/gu, "1")
  return isCode.test(signs) ? groupedCode(signs) : undefined
}

/** A code says by its first group which one it is; the rest is what proves it. */
export const placeOfCode = (code: string): string => code.slice(0, group)
