import type { Plugin } from "vite"
import { menuRows } from "../../src/domain/rights/menu-rows.ts"

const name = "virtual:menu-icons"

/** A module with the drawings that rows of the menus name, and no other of lucide's. */
export const menuIconsModule = (): string => {
  const icons = [...new Set(menuRows.map(({ icon }) => icon))].join(", ")
  return `import { ${icons} } from "lucide-react"\nexport const menuIcons = { ${icons} }`
}

/** Gives the build `virtual:menu-icons`: a row of a menu names its drawing and nothing else has to. */
export const menuIcons: Plugin = {
  name: "menu-icons",
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? menuIconsModule() : undefined)
}
