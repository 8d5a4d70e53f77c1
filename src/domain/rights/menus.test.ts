import { expect, it } from "vitest"
import { homeOf, isOfMenu, menuOf } from "./menus.ts"
import type { Role } from "./roles.ts"

const person = (...roles: ReadonlyArray<Role>) => ({ roles, isImpersonated: false })

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
      "cancellations",
      "openOrders",
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
    ["Role_AdvertisingPartner"],
    "default",
    [
      "dealerHome",
      "cancellations",
      "openOrders",
      "dayList",
      "billing",
      "ownPrices",
      "ownClosures",
      "ownReviews",
      "statistics",
      "personalData",
      "notifications"
    ]
  ],
  [
    ["Role_Interaid_DealerSupport"],
    "supporter",
    [
      "support",
      "tasks",
      "allOrders",
      "cancellations",
      "openOrders",
      "reviewQueue",
      "dealers",
      "dealerApplications",
      "optionRules",
      "statistics",
      "machines",
      "personalData"
    ]
  ],
  [
    ["Role_Interaid_Editor"],
    "supporter",
    ["support", "cms", "media", "prompts", "searches", "press", "caches", "personalData"]
  ],
  [
    ["Role_Interaid_Financial"],
    "supporter",
    [
      "support",
      "tasks",
      "customers",
      "allOrders",
      "campaigns",
      "adverts",
      "slots",
      "cancellations",
      "billing",
      "statistics",
      "ordersExport",
      "sales",
      "personalData"
    ]
  ],
  [
    ["Role_Interaid_Marketing"],
    "supporter",
    [
      "support",
      "cms",
      "media",
      "searches",
      "campaigns",
      "adverts",
      "slots",
      "statistics",
      "figures",
      "press",
      "personalData"
    ]
  ],
  [
    ["Role_Interaid_AdManager"],
    "supporter",
    ["support", "campaigns", "adverts", "slots", "statistics", "caches", "personalData"]
  ],
  [
    ["Role_Interaid_CustomerSupport"],
    "supporter",
    [
      "support",
      "tasks",
      "customers",
      "allOrders",
      "users",
      "cancellations",
      "reviewQueue",
      "machines",
      "personalData"
    ]
  ],
  [
    ["Role_Interaid_Admin"],
    "admin",
    [
      "support",
      "tasks",
      "customers",
      "allOrders",
      "users",
      "cms",
      "media",
      "prompts",
      "searches",
      "campaigns",
      "adverts",
      "slots",
      "cancellations",
      "openOrders",
      "billing",
      "reviewQueue",
      "dealers",
      "dealerApplications",
      "optionRules",
      "statistics",
      "ordersExport",
      "sales",
      "figures",
      "press",
      "operations",
      "outbox",
      "auditLog",
      "caches",
      "machines",
      "personalData"
    ]
  ],
  [
    ["Role_Customer", "Role_Interaid_Editor"],
    "supporter",
    ["support", "cms", "media", "prompts", "searches", "press", "caches", "personalData"]
  ]
])("%s has the menu %s", (roles, kind, keys) => {
  const menu = menuOf(person(...roles))
  expect(menu.kind).toBe(kind)
  expect(menu.entries.map(({ key }) => key)).toEqual(keys)
})

it("is the customer's while staff act in the customer's name", () => {
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
  // dealers and ad managers also sign in (rule account.menus)
  ["Role_Interaid_AdManager", "/support"],
  ["Role_AdvertisingPartner", "/haendler"]
])("%s begins at %s", (role, home) => {
  expect(homeOf(person(role))).toBe(home)
})

it("has the specified addresses (rule account.menus)", () => {
  const addresses = (role: Role) => menuOf(person(role)).entries.map(({ key, path }) => `${key} ${path}`)
  expect(addresses("Role_Customer")).toEqual([
    "home /kunde/startseite",
    "orders /kunde/bestellungen",
    "notifications /kunde/benachrichtigungen",
    "baseData /kunde/stammdaten"
  ])
  expect(addresses("Role_Interaid_Admin")).toEqual([
    "support /support",
    "tasks /support/aufgaben",
    "customers /support/kunden",
    "allOrders /support/bestellungen",
    "users /support/user/list",
    "cms /support/cms/list",
    "media /support/cms/media",
    "prompts /support/cms/prompts",
    "searches /support/cms/suchen",
    "campaigns /support/campaigns",
    "adverts /support/adverts",
    "slots /support/slots",
    "cancellations /stornomanagement",
    "openOrders /stornomanagement/offen",
    "billing /stornomanagement/rechnungen",
    "reviewQueue /support/bewertungen",
    "dealers /support/haendler",
    "dealerApplications /support/haendler-antraege",
    "optionRules /support/parameter-requirement",
    "statistics /statistics",
    "ordersExport /export-orders",
    "sales /admin/verkaufsliste",
    "figures /support/zahlen",
    "press /support/presse",
    "operations /support/betrieb",
    "outbox /support/postausgang",
    "auditLog /support/protokoll",
    "caches /support/cache",
    "machines /qa/maschinen",
    "personalData /persoenliche-daten"
  ])
  expect(addresses("Role_Press")).toEqual([
    "press /support/presse",
    "personalData /persoenliche-daten",
    "notifications /kunde/benachrichtigungen"
  ])
})

it.each<[string, Role, boolean]>([
  ["/account/basedata/partial/login", "Role_Customer", true],
  ["/kunde/at/startseite", "Role_Customer", false],
  ["/statistics/jahr", "Role_AdvertisingPartner", true],
  ["/jahr/statistics/", "Role_AdvertisingPartner", false]
])("%s is a page of %s: %s", (address, role, isOwn) => {
  expect(isOfMenu(address, person(role))).toBe(isOwn)
})

it("knows the pages of a customer and of a user by their own addresses", () => {
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

it("begins at the home page for users without a menu", () => {
  expect(homeOf(person())).toBe("/")
})
