import { passwordProblems } from "../../../domain/account/password.ts"
import type { Problem } from "../../http/refusals.ts"
import { isCommonPassword } from "./common-passwords.ts"

/** Everything that is wrong with a new password, at its field: the rules of the domain and the list of known ones. */
export const newPasswordProblems = (
  password: string,
  email: string,
  field: string
): ReadonlyArray<Problem> => {
  const codes: ReadonlyArray<string> = passwordProblems(password, email)
  const all = codes.length === 0 && isCommonPassword(password) ? ["tooCommon"] : codes
  return all.map((code) => ({ code, field, params: {} }))
}
