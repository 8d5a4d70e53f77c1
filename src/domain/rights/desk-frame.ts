import type { Menu } from "./menus.ts"

/** What stands around a page behind the sign-in: a frame for those who work there all day, or that of the shop. */
export type DeskFrame = "work" | "shop"

/** Where staff, dealers and the press work. */
const workPlaces = [
  "/support",
  "/haendler",
  "/stornomanagement",
  "/statistics",
  "/export-orders",
  "/admin",
  "/qa"
] as const

const isBelow = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`)

/** Whether a page is one of work, by its path without the locale's prefix. */
export const isWorkPlace = (path: string): boolean => workPlaces.some((place) => isBelow(path, place))

/**
 * The frame of a page by its path without the locale's prefix (rule desk.frame). Customers keep the shop around their own
 * pages and, as long as they have no page of work, around what is refused to them; the own data of all others are one more
 * page of their work.
 */
export const frameOf = ({ kind, entries }: Menu, path: string): DeskFrame => {
  const isWork =
    kind === "customer"
      ? isWorkPlace(path) && entries.some((entry) => isWorkPlace(entry.path))
      : isWorkPlace(path) || !isBelow(path, "/kunde")
  return isWork ? "work" : "shop"
}

/** Whether the menu of work shows its words, or its signs alone. */
export type MenuWidth = "open" | "folded"

/** Name of the cookie that remembers a folded menu, so that the server sends it folded. */
export const menuCookieName = "desk-menu"

/** What the cookie says; any unknown value is an open menu. */
export const menuWidthOf = (value: string | undefined): MenuWidth => (value === "folded" ? value : "open")
