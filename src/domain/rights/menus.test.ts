import { expect, it } from "vitest"
import { homeOf, isOfMenu, menuOf } from "./menus.ts"
import { type Role, roles } from "./roles.ts"
import { cellsOf } from "./rows.test-support.ts"

const person = (...own: ReadonlyArray<Role>) => ({ roles: own, isImpersonated: false })

const staff = "DealerSupport CustomerSupport Editor Financial Marketing AdManager Admin"

/**
 * The pages of rule account.menus with their paths and the roles whose menus contain them, written by hand in the order
 * of the menus: this is the only list of the pages of each role that does not depend on the code. Tests of rendered
 * menus use the rows of the code.
 */
const table: ReadonlyArray<readonly [key: string, path: string, roles: string]> = [
  ["home", "/kunde/startseite", "Customer"],
  ["orders", "/kunde/bestellungen", "Customer"],
  ["notifications", "/kunde/benachrichtigungen", "Customer"],
  ["baseData", "/kunde/stammdaten", "Customer"],
  ["support", "/support", staff],
  ["tasks", "/support/aufgaben", "DealerSupport CustomerSupport Editor Financial Admin"],
  ["customers", "/support/kunden", "CustomerSupport Financial Admin"],
  ["allOrders", "/support/bestellungen", "DealerSupport CustomerSupport Financial Admin"],
  ["users", "/support/user/list", "CustomerSupport Admin"],
  ["cms", "/support/cms/list", "Editor Marketing Admin"],
  ["media", "/support/cms/media", "Editor Marketing Admin"],
  ["prompts", "/support/cms/prompts", "Editor Admin"],
  ["searches", "/support/cms/suchen", "Editor Marketing Admin"],
  ["campaigns", "/support/campaigns", "Financial Marketing AdManager Admin"],
  ["adverts", "/support/adverts", "Financial Marketing AdManager Admin"],
  ["slots", "/support/slots", "Financial Marketing AdManager Admin"],
  ["dealerHome", "/haendler", "AdvertisingPartner"],
  ["openOrders", "/stornomanagement/offen", "AdvertisingPartner DealerSupport Admin"],
  ["cancellations", "/stornomanagement", "AdvertisingPartner DealerSupport CustomerSupport Financial Admin"],
  ["dayList", "/haendler/tag", "AdvertisingPartner"],
  ["billing", "/stornomanagement/rechnungen", "AdvertisingPartner Financial Admin"],
  ["ownPrices", "/haendler/preise", "AdvertisingPartner"],
  ["ownClosures", "/haendler/lieferpausen", "AdvertisingPartner"],
  ["ownReviews", "/haendler/bewertungen", "AdvertisingPartner"],
  ["reviewQueue", "/support/bewertungen", "DealerSupport CustomerSupport Admin"],
  ["dealers", "/support/haendler", "DealerSupport Admin"],
  ["dealerApplications", "/support/haendler-antraege", "DealerSupport Admin"],
  ["optionRules", "/support/parameter-requirement", "DealerSupport Admin"],
  ["statistics", "/statistics", "AdvertisingPartner DealerSupport Financial Marketing AdManager Admin"],
  ["ordersExport", "/export-orders", "Financial Admin"],
  ["sales", "/admin/verkaufsliste", "Financial Admin"],
  ["figures", "/support/zahlen", "Marketing Admin"],
  ["press", "/support/presse", "Press Editor Marketing Admin"],
  ["operations", "/support/betrieb", "Admin"],
  ["outbox", "/support/postausgang", "Admin"],
  ["auditLog", "/support/protokoll", "Admin"],
  ["caches", "/support/cache", "Editor AdManager Admin"],
  ["machines", "/qa/maschinen", "DealerSupport CustomerSupport Admin"],
  ["personalData", "/persoenliche-daten", `Press AdvertisingPartner ${staff}`],
  ["notifications", "/kunde/benachrichtigungen", "Press AdvertisingPartner"]
]

it.each(roles)("%s has the pages of the table, with their addresses (rule account.menus)", (role) => {
  const mine = table.filter(([, , names]) => cellsOf(names)[roles.indexOf(role)] === "+")
  expect(menuOf(person(role)).entries.map(({ key, path }) => [key, path])).toEqual(
    mine.map(([key, path]) => [key, path])
  )
})

it.each<[ReadonlyArray<Role>, string, ReadonlyArray<string>]>([
  [["Role_Customer"], "customer", ["home", "orders", "notifications", "baseData"]],
  [
    ["Role_Customer", "Role_AdvertisingPartner"],
    "customer",
    [
      "home",
      "orders",
      "notifications",
      "baseData",
      "dealerHome",
      "openOrders",
      "cancellations",
      "dayList",
      "billing",
      "ownPrices",
      "ownClosures",
      "ownReviews",
      "statistics"
    ]
  ],
  [["Role_Press"], "default", ["press", "personalData", "notifications"]],
  [
    ["Role_Customer", "Role_Interaid_Editor"],
    "supporter",
    ["support", "tasks", "cms", "media", "prompts", "searches", "press", "caches", "personalData"]
  ]
])("%s has the menu %s", (own, kind, keys) => {
  const menu = menuOf(person(...own))
  expect(menu.kind).toBe(kind)
  expect(menu.entries.map(({ key }) => key)).toEqual(keys)
})

it("the menu is the admin's for admins", () => {
  expect(menuOf(person("Role_Interaid_Admin")).kind).toBe("admin")
})

it("the menu is the customer's while staff act in the customer's name", () => {
  expect(menuOf({ roles: ["Role_Customer"], isImpersonated: true }).kind).toBe("customer")
})

it.each([
  ["/stornomanagement", true],
  ["/at/stornomanagement/offen?seite=2", true],
  ["/statistics#bild", true],
  ["/haendler", true],
  ["/haendler/preise", true],
  ["/haendler-werden", false],
  ["/stornomanagementx", false],
  ["/support", false],
  ["/", false],
  ["/holzpellets-lose/angebotsliste?zip=80331", false],
  ["", false]
])("%s is a dealer's page: %s", (address, isOwn) => {
  expect(isOfMenu(address, person("Role_AdvertisingPartner"))).toBe(isOwn)
})

it.each<[Role, string]>([
  ["Role_Customer", "/kunde/startseite"],
  ["Role_Press", "/support/presse"],
  ["Role_Interaid_Marketing", "/support"],
  // dealers and ad managers also sign in, so they have a start page too (rule account.menus)
  ["Role_Interaid_AdManager", "/support"],
  ["Role_AdvertisingPartner", "/haendler"]
])("%s starts at %s", (role, home) => {
  expect(homeOf(person(role))).toBe(home)
})

it.each<[string, Role, boolean]>([
  ["/account/basedata/partial/login", "Role_Customer", true],
  ["/kunde/at/startseite", "Role_Customer", false],
  ["/statistics/jahr", "Role_AdvertisingPartner", true],
  ["/jahr/statistics/", "Role_AdvertisingPartner", false]
])("%s is a page of %s: %s", (address, role, isOwn) => {
  expect(isOfMenu(address, person(role))).toBe(isOwn)
})

it("pages of a customer and of a user are found by their paths", () => {
  const { entries } = menuOf(person("Role_Interaid_CustomerSupport"))
  expect(entries.flatMap(({ key, also }) => (also === undefined ? [] : [`${key} ${also}`]))).toEqual([
    "customers /support/kunde",
    "users /support/benutzer"
  ])
  const dealer = menuOf(person("Role_AdvertisingPartner"))
  expect(dealer.entries.flatMap(({ key, also }) => (also === undefined ? [] : [`${key} ${also}`]))).toContain(
    "openOrders /stornomanagement/bestellungen"
  )
})

it("users without a menu start at the home page", () => {
  expect(homeOf(person())).toBe("/")
})
