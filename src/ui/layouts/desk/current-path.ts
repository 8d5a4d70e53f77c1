import type { MenuEntry } from "../../../domain/rights/menu-rows.ts"

/** The path of the entry that a page stands below, the longest of them; empty for none. */
export const currentPath = (entries: ReadonlyArray<MenuEntry>, path: string): string =>
  entries.reduce(
    (best, { path: own, also = own }) =>
      [own, also].some((at) => path === at || path.startsWith(`${at}/`)) && own.length > best.length
        ? own
        : best,
    ""
  )
