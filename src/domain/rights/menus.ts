import { isStaff, type Role } from "./roles.ts"
import type { MenuOf } from "./menu-facts.ts"
import { type MenuEntry, menuRows } from "./menu-rows.ts"
import { verdictOn } from "./permissions.ts"

/**
 * Which of the four menus a user has (rule account.menus): the admin's, that of staff, a customer's, or the default.
 */
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

/** The menu of a signed-in user; it has no entry that would be refused. */
export const menuOf = (person: Person): Menu => {
  const kind = kindOf(person)
  const entries = menuRows.filter(
    ({ menus, permission }) =>
      menus.includes(menuOfKind[kind]) && verdictOn(permission, { kind: "account", ...person }) === "allowed"
  )
  return { kind, entries }
}

/** Whether an address of the shop, with or without a country's prefix, is a page of the user's menu or one below it. */
export const isOfMenu = (address: string, person: Person): boolean => {
  const path = address.replace(/[?#].*$/u, "").replace(/^\/(?:at|ch)(?=\/)/u, "")
  return menuOf(person).entries.some((entry) =>
    [entry.path, entry.also].some((own) => own !== undefined && (path === own || path.startsWith(`${own}/`)))
  )
}

/** Where signing in leads without another wish: the first page of one's menu. */
export const homeOf = (person: Person): `/${string}` => menuOf(person).entries[0]?.path ?? "/"
