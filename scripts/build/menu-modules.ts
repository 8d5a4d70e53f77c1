import { resolve } from "node:path"
import type { Plugin } from "vite"
import { type MenuEntry, type ShownEntry, wholeMenuRows } from "../../src/domain/rights/menu-rows.ts"

/** The rows of all menus, with their texts and icons. */
const source = resolve(import.meta.dirname, "../../src/domain/rights/menu-rows.ts")

const words = "virtual:menu-words"
const icons = "virtual:menu-icons"

const rows: ReadonlyArray<MenuEntry & ShownEntry> = wholeMenuRows

/**
 * Returns the module that replaces the menu rows in the build. It contains no texts and icons, because every visitor
 * loads it, but visitors see no menu of the desk.
 */
export const factsModule = (): string => {
  const facts = rows.map(
    ({ icon: _icon, name: _name, title: _title, line: _line, group: _group, ...row }) => row
  )
  return `export const menuRows = ${JSON.stringify(facts)}`
}

/**
 * Returns a module with the texts and other display data of the menu rows, by the rows' keys. Only pages of the desk
 * use it.
 */
export const wordsModule = (): string => {
  const shown = Object.fromEntries(rows.map(({ key, also: _also, menus: _menus, ...row }) => [key, row]))
  return `export const menuWords = ${JSON.stringify(shown)}`
}

/**
 * Returns a module with only the lucide icons that menu rows use. It is a module of its own, because every route of the
 * desk loads the texts but does not need the icons.
 */
export const iconsModule = (): string => {
  const names = [...new Set(rows.map(({ icon }) => icon))].join(", ")
  return `import { ${names} } from "lucide-react"\nexport const menuIcons = { ${names} }`
}

const modules = new Map([
  [`\0${words}`, wordsModule],
  [`\0${icons}`, iconsModule],
  [source, factsModule]
])

/**
 * Splits the menu rows into three modules for the build: the rows without texts and icons, the texts, and the icons.
 */
export const menuModules: Plugin = {
  name: "menu-modules",
  resolveId: (id) => (id === words || id === icons ? `\0${id}` : undefined),
  load: (id) => modules.get(id)?.()
}
