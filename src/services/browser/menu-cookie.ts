import { menuCookieName, type MenuWidth, menuWidthOf } from "../../domain/rights/desk-frame.ts"
import { readCookie } from "./cookies.ts"

/** Seconds that a folded menu stays so: a year. */
const lifetime = 31_536_000

/** The cookie of a menu; an open one needs none. */
export const menuCookie = (width: MenuWidth, isHttps: boolean): string =>
  `${menuCookieName}=${width}; Path=/; Max-Age=${width === "folded" ? lifetime : 0}; SameSite=Lax${isHttps ? "; Secure" : ""}`

/** How this browser has left the menu. */
export const keptMenu = (): MenuWidth => menuWidthOf(readCookie(document.cookie, menuCookieName))

const hearing = new Set<() => void>()

/** Hears that this page folds or opens the menu, until the answer is called. */
export const listenForMenu = (tell: () => void): (() => void) => {
  hearing.add(tell)
  return () => hearing.delete(tell)
}

/** Remembers the menu. */
export const keepMenu = (width: MenuWidth): void => {
  document.cookie = menuCookie(width, location.protocol === "https:")
  for (const tell of hearing) tell()
}
