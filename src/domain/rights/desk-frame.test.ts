import { describe, expect, it } from "vitest"
import { frameOf, menuWidthOf } from "./desk-frame.ts"
import type { MenuKind } from "./menus.ts"

describe("the frame of a page behind the sign-in (rule desk.frame)", () => {
  it.each<[string, MenuKind, string]>([
    ["/support", "admin", "work"],
    ["/support/cms/list", "supporter", "work"],
    ["/support/presse", "default", "work"],
    ["/haendler", "default", "work"],
    ["/haendler/preise", "customer", "work"],
    ["/stornomanagement/offen", "customer", "work"],
    ["/statistics", "default", "work"],
    ["/export-orders", "supporter", "work"],
    ["/admin/verkaufsliste", "supporter", "work"],
    ["/qa/maschinen", "supporter", "work"],
    ["/persoenliche-daten", "supporter", "work"],
    ["/persoenliche-daten", "default", "work"],
    ["/persoenliche-daten", "customer", "shop"],
    ["/account/basedata/partial/login", "customer", "shop"],
    ["/kunde/startseite", "customer", "shop"],
    ["/kunde/benachrichtigungen", "default", "shop"],
    ["/kunde/startseite", "admin", "shop"],
    ["/supporter", "customer", "shop"],
    ["/statisticsx", "customer", "shop"]
  ])("of %s with the menu %s is that of %s", (path, menu, frame) => {
    expect(frameOf(menu, path)).toBe(frame)
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
