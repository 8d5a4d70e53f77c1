import type { MenuFacts, MenuWords } from "./menu-facts.ts"

const notifications = {
  key: "notifications",
  path: "/kunde/benachrichtigungen",
  permission: "alarms.self",
  icon: "Bell",
  name: /*i18n*/ "Benachrichtigungen",
  group: "own"
} as const

/** Pages of a customer, which come first in the customer's menu. */
export const customerRows = [
  {
    key: "home",
    path: "/kunde/startseite",
    permission: "orders.own",
    icon: "House",
    name: /*i18n*/ "Übersicht",
    group: "own",
    menus: ["customer"]
  },
  {
    key: "orders",
    path: "/kunde/bestellungen",
    permission: "orders.own",
    icon: "Package",
    name: /*i18n*/ "Bestellungen",
    group: "own",
    menus: ["customer"]
  },
  { ...notifications, menus: ["customer"] },
  {
    key: "baseData",
    path: "/kunde/stammdaten",
    also: "/account/basedata",
    permission: "orders.own",
    icon: "NotebookText",
    name: /*i18n*/ "Stammdaten",
    group: "own",
    menus: ["customer"]
  }
] as const satisfies ReadonlyArray<MenuFacts & MenuWords>

/** A user's own account, at the end of all other menus. */
export const ownRows = [
  {
    key: "personalData",
    path: "/persoenliche-daten",
    permission: "account.self",
    icon: "NotebookText",
    name: /*i18n*/ "Meine Daten",
    line: /*i18n*/ "Eigene Angaben, E-Mail-Adresse und Kennwort.",
    group: "own",
    menus: ["staff", "others"]
  },
  { ...notifications, menus: ["others"] }
] as const satisfies ReadonlyArray<MenuFacts & MenuWords>
