import { passwordProblems } from "../../../domain/account/password.ts"
import type { Site } from "../../../domain/site/site.ts"
import type { Problem } from "../../http/refusals.ts"
import { isCommonPassword, wordsOfShop } from "./common-passwords.ts"

/**
 * Returns all validation errors for a new password, with the name of its field: from the rules of the domain, the list
 * of known passwords, and the words of this shop.
 */
export const newPasswordProblems = (
  password: string,
  email: string,
  { field, site }: { readonly field: string; readonly site: Pick<Site, "operator" | "locales"> }
): ReadonlyArray<Problem> => {
  const codes: ReadonlyArray<string> = passwordProblems(password, email)
  const all = codes.length === 0 && isCommonPassword(password, wordsOfShop(site)) ? ["tooCommon"] : codes
  return all.map((code) => ({ code, field, params: {} }))
}
