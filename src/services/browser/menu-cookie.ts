import { menuCookieName, type MenuWidth, menuWidthOf } from "../../domain/rights/desk-frame.ts"
import { readCookie } from "./cookies.ts"

/** Lifetime of the cookie for a folded menu in seconds: a year. */
const lifetime = 31_536_000

/** Returns the cookie of a folded menu; for an open menu, the cookie is deleted. */
export const menuCookie = (width: MenuWidth, isHttps: boolean): string =>
  `${menuCookieName}=${width}; Path=/; Max-Age=${width === "folded" ? lifetime : 0}; SameSite=Lax${isHttps ? "; Secure" : ""}`

/** Returns the menu state stored in this browser. */
export const keptMenu = (): MenuWidth => menuWidthOf(readCookie(document.cookie, menuCookieName))

const hearing = new Set<() => void>()

/** Calls `tell` when the menu of this page is folded or opened; returns a function that stops listening. */
export const listenForMenu = (tell: () => void): (() => void) => {
  hearing.add(tell)
  return () => hearing.delete(tell)
}

/** Stores the menu state. */
export const keepMenu = (width: MenuWidth): void => {
  document.cookie = menuCookie(width, location.protocol === "https:")
  for (const tell of hearing) tell()
}
