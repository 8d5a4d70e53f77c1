import type { KeptValues } from "../browser/storage.ts"
import { ownPath } from "../../domain/account/return-url.ts"

const key = "logout-route"

/**
 * The page to which the user is sent after signing out; set by pages that need a session and stored in the tab (rule
 * session.way-out).
 */
export interface LogoutRoute {
  readonly read: () => string | null
  readonly store: (route: string) => void
  readonly clear: () => void
}

/** Stores and reads only paths of the shop itself; `origin` has the form "https://host". */
export const logoutRoute = (values: KeptValues, origin: string): LogoutRoute => ({
  read: () => ownPath(values.get(key), origin) ?? null,
  store: (route) => {
    const path = ownPath(route, origin)
    if (path !== undefined) values.set(key, path)
  },
  clear: () => values.remove(key)
})
