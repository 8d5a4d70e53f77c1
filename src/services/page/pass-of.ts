import { type Permission, verdictOn } from "../../domain/rights/permissions.ts"
import { NoAccess } from "./no-access.ts"
import type { PageData } from "./page-data.ts"

/**
 * Returns `pass` if the user may see a page, and `signIn` if the user should sign in first. Throws `NoAccess` in all
 * other cases.
 */
export const passOf = ({ session }: Pick<PageData, "session">, permission: Permission): "pass" | "signIn" => {
  const verdict = verdictOn(
    permission,
    session === null ? { kind: "anonymous" } : { kind: "account", ...session }
  )
  if (verdict === "forbidden") throw new NoAccess(403)
  return verdict === "allowed" ? "pass" : "signIn"
}
