import { readFileSync } from "node:fs"
import { join } from "node:path"
import * as lucide from "lucide-react"
import { expect, it } from "vitest"
import { menuGroups } from "../../src/domain/rights/menu-facts.ts"
import { type MenuEntry, type ShownEntry, wholeMenuRows } from "../../src/domain/rights/menu-rows.ts"
import { factsModule, iconsModule, wordsModule } from "./menu-modules.ts"

const rows: ReadonlyArray<MenuEntry & ShownEntry> = wholeMenuRows

it("the desk has the icon and the text of every row, and lucide has the icon", () => {
  const [imports = ""] = iconsModule().split("\n")
  const shown: unknown = JSON.parse(wordsModule().replace("export const menuWords = ", ""))
  for (const { key, path, permission, icon, name, group } of rows) {
    expect(lucide).toHaveProperty(icon)
    expect(imports).toContain(` ${icon}`)
    expect(shown).toHaveProperty(key, expect.objectContaining({ path, permission, icon, name, group }))
  }
})

it("all visitors load the rule where a signed-in user is redirected, and no texts of the menu", () => {
  const written = factsModule()
  for (const { path, permission } of rows) {
    expect(written).toContain(`"path":"${path}"`)
    expect(written).toContain(`"permission":"${permission}"`)
  }
  expect(written).not.toMatch(/"(?:icon|name|title|line|group)"/u)
})

it("every text of a row is marked for the catalogs", () => {
  const catalog = readFileSync(join(import.meta.dirname, "../../src/locales/desk/de.po"), "utf8")
  const marked = catalog.matchAll(/^#: src\/domain\/rights\/[a-z-]*menu-rows\.ts\nmsgid (.+)$/gmu)
  const texts = [...marked].map(([, text = ""]): unknown => JSON.parse(text))
  for (const { name, title = name, line = name } of rows)
    expect(texts).toEqual(expect.arrayContaining([name, title, line]))
})

it("every page of the staff menu has a one-line description", () => {
  const silent = rows.filter(({ menus, line }) => menus.includes("staff") && line === undefined)
  expect(silent.map(({ key }) => key)).toEqual(["support"])
})

it("rows of a subject are adjacent, so that the grouped menu keeps the order of the rows", () => {
  const begun = rows.map(({ group }) => group).filter((group, index, all) => group !== all[index - 1])
  // a customer's pages are first in the menu of customers and last in the menus of others
  expect(begun.slice(begun[0] === "own" ? 1 : 0).filter((group) => group !== "start")).toEqual(
    menuGroups.filter((group) => group !== "start")
  )
})
