import { useLayoutEffect, useState } from "react"
import { keepMenu, keptMenu } from "../../services/browser/menu-cookie.ts"
import type { PageData } from "../../services/page/page-data.ts"
import type { MenuFold } from "../../ui/layouts/desk/menu-fold.ts"

/** The menu of work as this browser has left it: the server sends it so, and nothing moves when the page comes to life. */
export const useMenuFold = (page: Pick<PageData, "menu">): MenuFold => {
  const [width, setWidth] = useState<MenuFold["width"]>(page.menu ?? "open")
  // an error page within this document may have come between
  useLayoutEffect(() => setWidth(keptMenu()), [])
  return {
    width,
    onToggle: () => {
      const next = width === "open" ? "folded" : "open"
      keepMenu(next)
      setWidth(next)
    }
  }
}
