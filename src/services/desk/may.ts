import { type Permission, rowOpener, rowsOf, verdictOn } from "../../domain/rights/permissions.ts"
import type { PageData } from "../page/page-data.ts"

/** Whether the current user has a permission; actions without permission are not offered (rule desk.permissions). */
export const may = ({ session }: Pick<PageData, "session">, permission: Permission): boolean =>
  session !== null && verdictOn(permission, { kind: "account", ...session }) === "allowed"

/** The owners whose rows a permission opens to the current user. */
export const rowsFor = ({ session }: Pick<PageData, "session">, permission: Permission) =>
  session === null ? "none" : rowsOf(permission, { kind: "account", ...session })

/** Returns a predicate for the dealers whose rows a permission opens to the current user. */
export const opener = ({ session }: Pick<PageData, "session">, permission: Permission) =>
  rowOpener(
    permission,
    session === null ? { kind: "anonymous" } : { kind: "account", ...session },
    session?.dealerId
  )
