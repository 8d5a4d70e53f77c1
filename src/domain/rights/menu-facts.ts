import type { Permission } from "./permissions.ts"

/** The menus in which a page may appear: admins and other staff share one. */
export type MenuOf = "staff" | "customer" | "others"

/** Determines who may see a menu entry, and the path of the entry's page. */
export interface MenuFacts {
  /** The name that identifies the page in the code. */
  readonly key: string
  /** Without the locale's prefix. */
  readonly path: `/${string}`
  /** An additional path of the entry's pages, if not all of them are below `path`. */
  readonly also?: `/${string}`
  readonly permission: Permission
  readonly menus: ReadonlyArray<MenuOf>
}

/** Groups of the menu for work pages, in the menu's order; `start` has no title. */
export const menuGroups = [
  "start",
  "service",
  "content",
  "advertising",
  "orders",
  "offer",
  "partners",
  "figures",
  "operation",
  "own"
] as const

export type MenuGroup = (typeof menuGroups)[number]

/** Texts and icon of a menu entry. */
export interface MenuWords {
  /** Name of the entry's lucide icon. */
  readonly icon: string
  readonly name: string
  /** The page's document title, if it differs from its name. */
  readonly title?: string
  /** A one-line description for the staff start page. */
  readonly line?: string
  /**
   * The entry's group in the menu for work pages. Rows of a group must be adjacent, because the menu follows the order
   * of the rows.
   */
  readonly group: MenuGroup
}
