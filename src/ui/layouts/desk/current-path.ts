import type { MenuEntry } from "../../../domain/rights/menu-rows.ts"

/**
 * Returns the path of the menu entry that contains a page (the longest such path if there are several), or "" if no
 * entry contains it.
 */
export const currentPath = (entries: ReadonlyArray<MenuEntry>, path: string): string =>
  entries.reduce(
    (best, { path: own, also = own }) =>
      [own, also].some((at) => path === at || path.startsWith(`${at}/`)) && own.length > best.length
        ? own
        : best,
    ""
  )
