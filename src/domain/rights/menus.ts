import { isStaff, type Role } from "./roles.ts"
import { type Permission, verdictOn } from "./permissions.ts"

/**
 * Which of the four menus somebody has (rule account.menus): the admin's, that of staff, a customer's, or the default.
 */
export type MenuKind = "admin" | "supporter" | "customer" | "default"

export type MenuKey =
  | "home"
  | "orders"
  | "notifications"
  | "baseData"
  | "personalData"
  | "cancellations"
  | "support"
  | "customers"
  | "users"
  | "openOrders"
  | "allOrders"
  | "billing"
  | "outbox"
  | "auditLog"
  | "machines"
  | "statistics"
  | "ordersExport"
  | "sales"

export interface MenuEntry {
  readonly key: MenuKey
  /** Without the locale's prefix. */
  readonly path: `/${string}`
  /** Where else its pages stand, when not below its own path. */
  readonly also?: `/${string}`
  readonly permission: Permission
}

export interface Menu {
  readonly kind: MenuKind
  readonly entries: ReadonlyArray<MenuEntry>
}

interface Person {
  readonly roles: ReadonlyArray<Role>
  readonly isImpersonated: boolean
}

const ofDealer: ReadonlyArray<MenuEntry> = [
  { key: "cancellations", path: "/stornomanagement", permission: "cancellations.read" },
  {
    key: "openOrders",
    path: "/stornomanagement/offen",
    also: "/stornomanagement/bestellungen",
    permission: "orders.sell"
  },
  { key: "billing", path: "/stornomanagement/rechnungen", permission: "orders.bill" },
  { key: "statistics", path: "/statistics", permission: "statistics.period" }
]

const ofCustomer: ReadonlyArray<MenuEntry> = [
  { key: "home", path: "/kunde/startseite", permission: "orders.own" },
  { key: "orders", path: "/kunde/bestellungen", permission: "orders.own" },
  { key: "notifications", path: "/kunde/benachrichtigungen", permission: "alarms.self" },
  {
    key: "baseData",
    path: "/kunde/stammdaten",
    also: "/account/basedata",
    permission: "account.self"
  },
  ...ofDealer
]

const ofStaff: ReadonlyArray<MenuEntry> = [
  { key: "support", path: "/support", permission: "support.enter" },
  { key: "customers", path: "/support/kunden", also: "/support/kunde", permission: "customers.read" },
  { key: "allOrders", path: "/support/bestellungen", permission: "orders.any.read" },
  { key: "users", path: "/support/user/list", also: "/support/benutzer", permission: "users.list" },
  ...ofDealer,
  { key: "ordersExport", path: "/export-orders", permission: "orders.export" },
  { key: "sales", path: "/admin/verkaufsliste", permission: "sales.list" },
  { key: "outbox", path: "/support/postausgang", permission: "outbox.read" },
  { key: "auditLog", path: "/support/protokoll", permission: "audit.read" },
  { key: "machines", path: "/qa/maschinen", permission: "machines.read" },
  { key: "personalData", path: "/persoenliche-daten", permission: "account.self" }
]

const ofOthers: ReadonlyArray<MenuEntry> = [
  ...ofDealer,
  { key: "personalData", path: "/persoenliche-daten", permission: "account.self" },
  { key: "notifications", path: "/kunde/benachrichtigungen", permission: "alarms.self" }
]

const kindOf = ({ roles, isImpersonated }: Person): MenuKind =>
  isStaff(roles) && !isImpersonated
    ? roles.includes("Role_Interaid_Admin")
      ? "admin"
      : "supporter"
    : roles.includes("Role_Customer")
      ? "customer"
      : "default"

const entriesOf: Readonly<Record<MenuKind, ReadonlyArray<MenuEntry>>> = {
  admin: ofStaff,
  supporter: ofStaff,
  customer: ofCustomer,
  default: ofOthers
}

/** What somebody finds behind the sign-in; nothing stands in it that would be refused. */
export const menuOf = (person: Person): Menu => {
  const kind = kindOf(person)
  const entries = entriesOf[kind].filter(
    ({ permission }) => verdictOn(permission, { kind: "account", ...person }) === "allowed"
  )
  return { kind, entries }
}

/** Whether an address of ours, with or without a country's prefix, is a page of somebody's menu or one below it. */
export const isOfMenu = (address: string, person: Person): boolean => {
  const path = address.replace(/[?#].*$/u, "").replace(/^\/(?:at|ch)(?=\/)/u, "")
  return menuOf(person).entries.some((entry) =>
    [entry.path, entry.also].some((own) => own !== undefined && (path === own || path.startsWith(`${own}/`)))
  )
}

/** Where signing in leads without another wish: the first page of one's menu. */
export const homeOf = (person: Person): `/${string}` => menuOf(person).entries[0]?.path ?? "/"
