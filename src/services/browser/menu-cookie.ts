import { menuCookieName, type MenuWidth, menuWidthOf } from "../../domain/rights/desk-frame.ts"
import { readCookie } from "./cookies.ts"

/** Seconds that a folded menu stays so: a year. */
const lifetime = 31_536_000

/** The cookie of a menu; an open one needs none. */
export const menuCookie = (width: MenuWidth, isHttps: boolean): string =>
  `${menuCookieName}=${width}; Path=/; Max-Age=${width === "folded" ? lifetime : 0}; SameSite=Lax${isHttps ? "; Secure" : ""}`

/** How this browser has left the menu; its cookies may be forbidden to read. */
export const keptMenu = (): MenuWidth => {
  try {
    return menuWidthOf(readCookie(document.cookie, menuCookieName))
  } catch {
    return "open"
  }
}

/** Remembers the menu; where cookies are forbidden it is as it is for as long as the page lives. */
export const keepMenu = (width: MenuWidth): void => {
  try {
    document.cookie = menuCookie(width, location.protocol === "https:")
  } catch {
    // nothing is lost but the memory of it
  }
}
