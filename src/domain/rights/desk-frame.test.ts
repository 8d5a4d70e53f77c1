import { describe, expect, it } from "vitest"
import { frameOf, menuWidthOf } from "./desk-frame.ts"
import { menuOf } from "./menus.ts"
import type { Role } from "./roles.ts"

describe("the frame of a page behind the sign-in (rule desk.frame)", () => {
  const roles = {
    admin: ["Role_Interaid_Admin"],
    editor: ["Role_Interaid_Editor"],
    dealer: ["Role_AdvertisingPartner"],
    "customer who is a dealer": ["Role_Customer", "Role_AdvertisingPartner"],
    customer: ["Role_Customer"]
  } as const satisfies Readonly<Record<string, ReadonlyArray<Role>>>

  it.each<[string, keyof typeof roles, string]>([
    ["/support", "admin", "work"],
    ["/support/cms/list", "editor", "work"],
    ["/support/presse", "dealer", "work"],
    ["/haendler", "dealer", "work"],
    ["/haendler/preise", "customer who is a dealer", "work"],
    ["/stornomanagement/offen", "customer who is a dealer", "work"],
    ["/support", "customer who is a dealer", "work"],
    ["/statistics", "dealer", "work"],
    ["/export-orders", "editor", "work"],
    ["/admin/verkaufsliste", "editor", "work"],
    ["/qa/maschinen", "editor", "work"],
    ["/persoenliche-daten", "editor", "work"],
    ["/persoenliche-daten", "dealer", "work"],
    ["/persoenliche-daten", "customer", "shop"],
    ["/persoenliche-daten", "customer who is a dealer", "shop"],
    ["/account/basedata/partial/login", "customer", "shop"],
    ["/kunde/startseite", "customer", "shop"],
    ["/kunde/benachrichtigungen", "dealer", "shop"],
    ["/kunde/startseite", "admin", "shop"],
    ["/support", "customer", "shop"],
    ["/haendler/preise", "customer", "shop"],
    ["/stornomanagement/offen", "customer", "shop"],
    ["/supporter", "customer who is a dealer", "shop"],
    ["/statisticsx", "customer who is a dealer", "shop"]
  ])("of %s for the %s is that of %s", (path, who, frame) => {
    expect(frameOf(menuOf({ roles: roles[who], isImpersonated: false }), path)).toBe(frame)
  })
})

it("a menu is open unless its cookie says that it is folded", () => {
  expect([undefined, "", "open", "folded", "folded;", "x".repeat(4_000)].map(menuWidthOf)).toEqual([
    "open",
    "open",
    "open",
    "folded",
    "open",
    "open"
  ])
})
