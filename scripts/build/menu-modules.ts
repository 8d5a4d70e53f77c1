import { resolve } from "node:path"
import type { Plugin } from "vite"
import { type MenuEntry, type ShownEntry, wholeMenuRows } from "../../src/domain/rights/menu-rows.ts"

/** The rows of all menus, with what is shown of them. */
const source = resolve(import.meta.dirname, "../../src/domain/rights/menu-rows.ts")

const words = "virtual:menu-words"
const icons = "virtual:menu-icons"

const rows: ReadonlyArray<MenuEntry & ShownEntry> = wholeMenuRows

/** What the build puts in place of the rows: every visitor loads it, and none of them sees a menu of the desk. */
export const factsModule = (): string => {
  const facts = rows.map(
    ({ icon: _icon, name: _name, title: _title, line: _line, group: _group, ...row }) => row
  )
  return `export const menuRows = ${JSON.stringify(facts)}`
}

/** What pages of the desk take of their rows, by their keys. */
export const wordsModule = (): string => {
  const shown = Object.fromEntries(rows.map(({ key, also: _also, menus: _menus, ...row }) => [key, row]))
  return `export const menuWords = ${JSON.stringify(shown)}`
}

/** The drawings that rows name, and no other of lucide's. Every route of the desk has the words, and would take them along. */
export const iconsModule = (): string => {
  const names = [...new Set(rows.map(({ icon }) => icon))].join(", ")
  return `import { ${names} } from "lucide-react"\nexport const menuIcons = { ${names} }`
}

const modules = new Map([
  [`\0${words}`, wordsModule],
  [`\0${icons}`, iconsModule],
  [source, factsModule]
])

/** Gives the build the rows of the menus in three modules: what decides, what is said, and what is drawn. */
export const menuModules: Plugin = {
  name: "menu-modules",
  resolveId: (id) => (id === words || id === icons ? `\0${id}` : undefined),
  load: (id) => modules.get(id)?.()
}
