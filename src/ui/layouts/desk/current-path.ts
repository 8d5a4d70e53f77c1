import type { MenuEntry } from "../../../domain/rights/menu-rows.ts"

/** Returns the path of the menu entry that contains a page, or the longest one of several; empty if there is none. */
export const currentPath = (entries: ReadonlyArray<MenuEntry>, path: string): string =>
  entries.reduce(
    (best, { path: own, also = own }) =>
      [own, also].some((at) => path === at || path.startsWith(`${at}/`)) && own.length > best.length
        ? own
        : best,
    ""
  )
