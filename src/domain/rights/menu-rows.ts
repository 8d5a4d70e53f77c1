import { advertMenuRows } from "./advert-menu-rows.ts"
import { contentMenuRows } from "./content-menu-rows.ts"
import type { MenuFacts, MenuWords } from "./menu-facts.ts"
import { operationMenuRows } from "./operation-menu-rows.ts"
import { customerRows, ownRows } from "./own-menu-rows.ts"

/**
 * All pages behind the sign-in that have a menu entry, in the order of the menus; each route gets its values from its
 * row (`routes/-desk/desk-page.ts`). The texts are German and marked for the translation catalogs, which contain
 * variants for each country (`locales/desk`). A page that has different positions in several menus has a row for each
 * position. The shop's client scripts need only the path after sign-in, so the build includes the displayed texts only
 * in staff pages (`scripts/build/menu-modules.ts`).
 */
export const wholeMenuRows = [
  ...customerRows,
  {
    key: "support",
    path: "/support",
    permission: "support.enter",
    icon: "LifeBuoy",
    name: /*i18n*/ "Support",
    group: "start",
    menus: ["staff"]
  },
  {
    key: "tasks",
    path: "/support/aufgaben",
    permission: "tasks.list",
    icon: "ListTodo",
    name: /*i18n*/ "Aufgaben",
    line: /*i18n*/ "Was auf einen Menschen wartet: wer es hat, und bis wann es ruht.",
    group: "service",
    menus: ["staff"]
  },
  {
    key: "customers",
    path: "/support/kunden",
    also: "/support/kunde",
    permission: "customers.read",
    icon: "Users",
    name: /*i18n*/ "Kunden",
    line: /*i18n*/ "Wer hat wann was bestellt? Daten ansehen und richtigstellen.",
    group: "service",
    menus: ["staff"]
  },
  {
    key: "allOrders",
    path: "/support/bestellungen",
    permission: "orders.any.read",
    icon: "PackageSearch",
    name: /*i18n*/ "Alle Bestellungen",
    title: /*i18n*/ "Bestellungen",
    line: /*i18n*/ "Jede Bestellung finden, ansehen und weiterführen.",
    group: "service",
    menus: ["staff"]
  },
  {
    key: "users",
    path: "/support/user/list",
    also: "/support/benutzer",
    permission: "users.list",
    icon: "UserCog",
    name: /*i18n*/ "Benutzer",
    line: /*i18n*/ "Alle Konten mit ihren Rollen, Sperren und zweiten Faktoren.",
    group: "service",
    menus: ["staff"]
  },
  ...contentMenuRows,
  ...advertMenuRows,
  {
    key: "dealerHome",
    path: "/haendler",
    permission: "dealer.home",
    icon: "LayoutDashboard",
    name: /*i18n*/ "Händlerübersicht",
    group: "start",
    menus: ["customer", "others"]
  },
  {
    key: "openOrders",
    path: "/stornomanagement/offen",
    also: "/stornomanagement/bestellungen",
    permission: "orders.sell",
    icon: "ClipboardList",
    name: /*i18n*/ "Offene Bestellungen",
    line: /*i18n*/ "Was Händler noch bestätigen, vereinbaren und liefern.",
    group: "orders",
    menus: ["staff", "customer", "others"]
  },
  {
    key: "cancellations",
    path: "/stornomanagement",
    permission: "cancellations.read",
    icon: "CircleOff",
    name: /*i18n*/ "Stornomanagement",
    line: /*i18n*/ "Stornierte Bestellungen verbuchen und kommentieren.",
    group: "orders",
    menus: ["staff", "customer", "others"]
  },
  {
    key: "dayList",
    path: "/haendler/tag",
    permission: "dealer.home",
    icon: "ListChecks",
    name: /*i18n*/ "Tagesliste",
    group: "orders",
    menus: ["customer", "others"]
  },
  {
    key: "billing",
    path: "/stornomanagement/rechnungen",
    permission: "orders.bill",
    icon: "ReceiptText",
    name: /*i18n*/ "Rechnungen",
    title: /*i18n*/ "Geliefert, Rechnung, Bezahlt",
    line: /*i18n*/ "Was geliefert ist, was berechnet wurde und wer schon bezahlt hat.",
    group: "orders",
    menus: ["staff", "customer", "others"]
  },
  {
    key: "ownPrices",
    path: "/haendler/preise",
    permission: "prices.edit",
    icon: "Tags",
    name: /*i18n*/ "Preisliste",
    group: "offer",
    menus: ["customer", "others"]
  },
  {
    key: "ownClosures",
    path: "/haendler/lieferpausen",
    permission: "closures.edit",
    icon: "CalendarOff",
    name: /*i18n*/ "Lieferpausen",
    group: "offer",
    menus: ["customer", "others"]
  },
  {
    key: "ownReviews",
    path: "/haendler/bewertungen",
    permission: "reviews.answer",
    icon: "Star",
    name: /*i18n*/ "Bewertungen",
    group: "offer",
    menus: ["customer", "others"]
  },
  {
    key: "reviewQueue",
    path: "/support/bewertungen",
    permission: "reviews.moderate",
    icon: "MessageSquareWarning",
    name: /*i18n*/ "Bewertungen",
    title: /*i18n*/ "Bewertungen prüfen",
    line: /*i18n*/ "Zurückgehaltene und gemeldete Bewertungen prüfen.",
    group: "partners",
    menus: ["staff"]
  },
  {
    key: "dealers",
    path: "/support/haendler",
    permission: "dealers.edit",
    icon: "Store",
    name: /*i18n*/ "Händler",
    line: /*i18n*/ "Angaben, Niederlassungen, Liefergebiete und Gebühren pflegen; pausieren und beenden.",
    group: "partners",
    menus: ["staff"]
  },
  {
    key: "dealerApplications",
    path: "/support/haendler-antraege",
    permission: "dealers.edit",
    icon: "Handshake",
    name: /*i18n*/ "Neue Händler",
    line: /*i18n*/ "Wer Händler werden möchte: Angaben und Dokumente prüfen, antworten.",
    group: "partners",
    menus: ["staff"]
  },
  {
    key: "optionRules",
    path: "/support/parameter-requirement",
    permission: "dealers.edit",
    icon: "SlidersHorizontal",
    name: /*i18n*/ "Bestelloptionen",
    line: /*i18n*/ "Welche Lieferfristen, Zahlungsarten und Zufahrten es je Land und Brennstoff gibt.",
    group: "partners",
    menus: ["staff"]
  },
  {
    key: "statistics",
    path: "/statistics",
    permission: "statistics.period",
    icon: "ChartColumn",
    name: /*i18n*/ "Statistik",
    line: /*i18n*/ "Bestellungen und Umsatz nach Tagen, Wochen oder Monaten.",
    group: "figures",
    menus: ["staff", "customer", "others"]
  },
  {
    key: "ordersExport",
    path: "/export-orders",
    permission: "orders.export",
    icon: "FileDown",
    name: /*i18n*/ "Export",
    title: /*i18n*/ "Bestellungen exportieren",
    line: /*i18n*/ "Bestellungen auswählen und als Datei mitnehmen.",
    group: "figures",
    menus: ["staff"]
  },
  {
    key: "sales",
    path: "/admin/verkaufsliste",
    permission: "sales.list",
    icon: "Table2",
    name: /*i18n*/ "Verkaufsliste",
    line: /*i18n*/ "Was jeder Händler wovon verkauft hat, mit Summen.",
    group: "figures",
    menus: ["staff"]
  },
  {
    key: "figures",
    path: "/support/zahlen",
    permission: "figures.read",
    icon: "Funnel",
    name: /*i18n*/ "Zahlen",
    line: /*i18n*/ "Von der Suche zur Bestellung: was gesucht, begonnen und bestellt wird.",
    group: "figures",
    menus: ["staff"]
  },
  {
    key: "press",
    path: "/support/presse",
    permission: "press.material",
    icon: "Newspaper",
    name: /*i18n*/ "Presse",
    line: /*i18n*/ "Der Satz des Tages, Charts als Bild und Daten, Zitieren.",
    group: "figures",
    menus: ["staff", "customer", "others"]
  },
  ...operationMenuRows,
  ...ownRows
] as const satisfies ReadonlyArray<MenuFacts & MenuWords>

/** Names that identify the pages with a menu entry in the code. */
export type MenuKey = (typeof wholeMenuRows)[number]["key"]

/** Lucide names of the icons used in the menus. */
export type MenuIcon = (typeof wholeMenuRows)[number]["icon"]

export interface MenuEntry extends MenuFacts {
  readonly key: MenuKey
}

/**
 * The part of a menu row that is needed to render the page; the module `virtual:menu-words` contains this part of every
 * row, by key.
 */
export interface ShownEntry extends MenuWords, Pick<MenuFacts, "path" | "permission"> {
  readonly icon: MenuIcon
}

/** The rows without the displayed texts: who may open a page, and the page's path. */
export const menuRows: ReadonlyArray<MenuEntry> = wholeMenuRows
