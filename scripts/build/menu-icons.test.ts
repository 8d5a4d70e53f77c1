import { readFileSync } from "node:fs"
import { join } from "node:path"
import * as lucide from "lucide-react"
import { expect, it } from "vitest"
import { menuRows } from "../../src/domain/rights/menu-rows.ts"
import { menuIconsModule } from "./menu-icons.ts"

it("the build gets the drawing of every row, and lucide has it", () => {
  const written = menuIconsModule()
  for (const { icon } of menuRows) {
    expect(written).toContain(icon)
    expect(lucide).toHaveProperty(icon)
  }
})

it("every text of a row is marked for the catalogs", () => {
  const catalog = readFileSync(join(import.meta.dirname, "../../src/locales/desk/de.po"), "utf8")
  for (const { name, line = name } of menuRows)
    for (const text of [name, line])
      expect(catalog).toContain(`#: src/domain/rights/menu-rows.ts\nmsgid ${JSON.stringify(text)}`)
})

it("every page of the menu of staff says in one line what is done there", () => {
  const silent = menuRows.filter(({ menus, line }) => menus.includes("staff") && line === undefined)
  expect(silent.map(({ key }) => key)).toEqual(["support"])
})
