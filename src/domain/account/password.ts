/** Characters that a password has at least, and that are advised (rule account.password). */
export const passwordLength = { least: 8, advised: 12, most: 256 } as const

/** What is wrong with a new password. */
export type PasswordProblem = "required" | "tooShort" | "tooLong" | "isEmail" | "isMonotone"

const charactersOf = (text: string): number => Array.from(text).length

const folded = (text: string): string => text.normalize("NFKC").toLowerCase()

/**
 * Everything that is wrong with a new password. No kinds of characters are demanded and nothing is cut off; the list of
 * known ones stands with the server.
 */
export const passwordProblems = (password: string, email: string): ReadonlyArray<PasswordProblem> => {
  if (password === "") return ["required"]
  // counted in UTF-16 units as well, so that no request makes the server count a megabyte
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

/** Whether a password is shorter than advised though it is taken. */
export const isPasswordShort = (password: string): boolean => charactersOf(password) < passwordLength.advised
