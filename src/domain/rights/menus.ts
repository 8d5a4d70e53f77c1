import { isStaff, type Role } from "./roles.ts"
import type { MenuOf } from "./menu-facts.ts"
import { type MenuEntry, menuRows } from "./menu-rows.ts"
import { verdictOn } from "./permissions.ts"

/** The four kinds of menus (rule account.menus): for admins, other staff, customers, and the default. */
export type MenuKind = "admin" | "supporter" | "customer" | "default"

export interface Menu {
  readonly kind: MenuKind
  readonly entries: ReadonlyArray<MenuEntry>
}

interface Person {
  readonly roles: ReadonlyArray<Role>
  readonly isImpersonated: boolean
}

const kindOf = ({ roles, isImpersonated }: Person): MenuKind =>
  isStaff(roles) && !isImpersonated
    ? roles.includes("Role_Interaid_Admin")
      ? "admin"
      : "supporter"
    : roles.includes("Role_Customer")
      ? "customer"
      : "default"

const menuOfKind: Readonly<Record<MenuKind, MenuOf>> = {
  admin: "staff",
  supporter: "staff",
  customer: "customer",
  default: "others"
}

/** Returns the menu of a signed-in user; it contains only pages that the user may open. */
export const menuOf = (person: Person): Menu => {
  const kind = kindOf(person)
  const entries = menuRows.filter(
    ({ menus, permission }) =>
      menus.includes(menuOfKind[kind]) && verdictOn(permission, { kind: "account", ...person }) === "allowed"
  )
  return { kind, entries }
}

/**
 * Whether a path of the shop, with or without a country's prefix, belongs to a page in the user's menu or to a page
 * below one.
 */
export const isOfMenu = (address: string, person: Person): boolean => {
  const path = address.replace(/[?#].*$/u, "").replace(/^\/(?:at|ch)(?=\/)/u, "")
  return menuOf(person).entries.some((entry) =>
    [entry.path, entry.also].some((own) => own !== undefined && (path === own || path.startsWith(`${own}/`)))
  )
}

/**
 * Returns the page that users see after signing in if they have not requested another page: the first page of their
 * menu.
 */
export const homeOf = (person: Person): `/${string}` => menuOf(person).entries[0]?.path ?? "/"
