import { type Permission, rowOpener, rowsOf, verdictOn } from "../../domain/rights/permissions.ts"
import type { PageData } from "../page/page-data.ts"

/** Whether the current user has a permission; actions without permission are not offered (rule desk.permissions). */
export const may = ({ session }: Pick<PageData, "session">, permission: Permission): boolean =>
  session !== null && verdictOn(permission, { kind: "account", ...session }) === "allowed"

/** Returns the owners whose rows the current user may access with a permission. */
export const rowsFor = ({ session }: Pick<PageData, "session">, permission: Permission) =>
  session === null ? "none" : rowsOf(permission, { kind: "account", ...session })

/** Returns a predicate for the dealers whose rows the current user may access with a permission. */
export const opener = ({ session }: Pick<PageData, "session">, permission: Permission) =>
  rowOpener(
    permission,
    session === null ? { kind: "anonymous" } : { kind: "account", ...session },
    session?.dealerId
  )
