import type { Permission } from "./permissions.ts"

/** The menus that a page may stand in: admins and other staff share theirs. */
export type MenuOf = "staff" | "customer" | "others"

/** What decides who is led to a page, and where it is. */
export interface MenuFacts {
  /** The page's name in the code. */
  readonly key: string
  /** Without the locale's prefix. */
  readonly path: `/${string}`
  /** Where else its pages stand, when not below its own path. */
  readonly also?: `/${string}`
  readonly permission: Permission
  readonly menus: ReadonlyArray<MenuOf>
}

/** Subjects by which the menu of work is grouped, in its order; `start` has no title of its own. */
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

/** What is shown of it. */
export interface MenuWords {
  /** Which of lucide's drawings stands beside it. */
  readonly icon: string
  readonly name: string
  /** What the document of the page is called, where that is not its name. */
  readonly title?: string
  /** What is done there, in one line of the entrance of staff. */
  readonly line?: string
  /** What it stands with in the menu of work. Rows of a group stand together, so that the menu has their order. */
  readonly group: MenuGroup
}
