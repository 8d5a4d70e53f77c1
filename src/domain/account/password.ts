/** Minimum, recommended and maximum length of a password, in characters (rule account.password). */
export const passwordLength = { least: 8, advised: 12, most: 256 } as const

export type PasswordProblem = "required" | "tooShort" | "tooLong" | "isEmail" | "isMonotone"

const charactersOf = (text: string): number => Array.from(text).length

const folded = (text: string): string => text.normalize("NFKC").toLowerCase()

/**
 * Returns all validation errors for a new password. A password may consist of any kinds of characters and is never
 * truncated. The server additionally checks it against the list of known passwords.
 */
export const passwordProblems = (password: string, email: string): ReadonlyArray<PasswordProblem> => {
  if (password === "") return ["required"]
  // the limit in UTF-16 units stops a request from making the server count a megabyte of text
  if (password.length > 2 * passwordLength.most || charactersOf(password) > passwordLength.most)
    return ["tooLong"]
  const problems: Array<PasswordProblem> = []
  if (charactersOf(password) < passwordLength.least) problems.push("tooShort")
  const mailbox = email.slice(0, Math.max(email.lastIndexOf("@"), 0))
  if (email !== "" && [folded(email.trim()), folded(mailbox.trim())].includes(folded(password.trim())))
    problems.push("isEmail")
  if (new Set(folded(password)).size === 1) problems.push("isMonotone")
  return problems
}

/** Whether a password is valid but shorter than recommended. */
export const isPasswordShort = (password: string): boolean => charactersOf(password) < passwordLength.advised
