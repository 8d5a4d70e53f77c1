import { useSyncExternalStore } from "react"
import { listenForMenu, keepMenu, keptMenu } from "../../services/browser/menu-cookie.ts"
import type { PageData } from "../../services/page/page-data.ts"
import type { MenuFold } from "../../ui/layouts/desk/menu-fold.ts"

/** The menu of work as this browser has left it: the server sends it so, and nothing moves when the page comes to life. */
export const useMenuFold = (page: Pick<PageData, "menu">): MenuFold => {
  const width = useSyncExternalStore(listenForMenu, keptMenu, () => page.menu ?? "open")
  return { width, onToggle: () => keepMenu(width === "open" ? "folded" : "open") }
}
