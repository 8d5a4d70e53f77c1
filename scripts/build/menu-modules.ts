import { resolve } from "node:path"
import type { Plugin } from "vite"
import { type MenuEntry, type ShownEntry, wholeMenuRows } from "../../src/domain/rights/menu-rows.ts"

/** The rows of all menus, with what is shown of them. */
const source = resolve(import.meta.dirname, "../../src/domain/rights/menu-rows.ts")

const words = "virtual:menu-words"

const rows: ReadonlyArray<MenuEntry & ShownEntry> = wholeMenuRows

/** What the build puts in place of the rows: every visitor loads it, and none of them sees a menu of the desk. */
export const factsModule = (): string => {
  const facts = rows.map(
    ({ icon: _icon, name: _name, title: _title, line: _line, group: _group, ...row }) => row
  )
  return `export const menuRows = ${JSON.stringify(facts)}`
}

/** What pages of the desk take of their rows by their keys, with the drawings that they name and no other of lucide's. */
export const wordsModule = (): string => {
  const icons = [...new Set(rows.map(({ icon }) => icon))].join(", ")
  const shown = Object.fromEntries(rows.map(({ key, also: _also, menus: _menus, ...row }) => [key, row]))
  return [
    `import { ${icons} } from "lucide-react"`,
    `export const menuIcons = { ${icons} }`,
    `export const menuWords = ${JSON.stringify(shown)}`
  ].join("\n")
}

/** Gives the build the rows of the menus in two modules: what decides, and what is shown. */
export const menuModules: Plugin = {
  name: "menu-modules",
  resolveId: (id) => (id === words ? `\0${words}` : undefined),
  load: (id) => (id === `\0${words}` ? wordsModule() : id === source ? factsModule() : undefined)
}
