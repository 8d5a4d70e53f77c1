import type { Menu } from "./menus.ts"

/**
 * The frame around a page that requires sign-in: `work` is used for the daily work of staff, dealers and the press;
 * `shop` is the frame of the public shop.
 */
export type DeskFrame = "work" | "shop"

/** Paths of pages where staff, dealers and the press work. */
export const workPlaces = [
  "/support",
  "/haendler",
  "/stornomanagement",
  "/statistics",
  "/export-orders",
  "/admin",
  "/qa"
] as const

const isBelow = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`)

/** Whether a path without the locale's prefix is a work page. */
export const isWorkPlace = (path: string): boolean => workPlaces.some((place) => isBelow(path, place))

/**
 * Returns the frame of a page by its path without the locale's prefix (rule desk.frame). Customers see the shop's frame
 * around their own pages and, unless they have work pages, around pages that they may not open. For all other users,
 * the pages with their own data are work pages.
 */
export const frameOf = ({ kind, entries }: Menu, path: string): DeskFrame => {
  const isWork =
    kind === "customer"
      ? isWorkPlace(path) && entries.some((entry) => isWorkPlace(entry.path))
      : isWorkPlace(path) || !isBelow(path, "/kunde")
  return isWork ? "work" : "shop"
}

/** Whether the menu for work pages shows names, or only icons. */
export type MenuWidth = "open" | "folded"

/** Name of the cookie that stores the folded state of the menu, so that the server renders it folded. */
export const menuCookieName = "desk-menu"

/** Parses the cookie; any value other than "folded" means an open menu. */
export const menuWidthOf = (value: string | undefined): MenuWidth => (value === "folded" ? value : "open")
