import { useSyncExternalStore } from "react"
import { listenForMenu, keepMenu, keptMenu } from "../../services/browser/menu-cookie.ts"
import type { PageData } from "../../services/page/page-data.ts"
import type { MenuFold } from "../../ui/layouts/desk/menu-fold.ts"

/**
 * Returns the state of the desk's menu stored in this browser: the server renders the same state, so nothing moves on
 * hydration.
 */
export const useMenuFold = (page: Pick<PageData, "menu">): MenuFold => {
  const width = useSyncExternalStore(listenForMenu, keptMenu, () => page.menu ?? "open")
  return { width, onToggle: () => keepMenu(width === "open" ? "folded" : "open") }
}
