import type { Plugin } from "vite"
import { everyPage } from "./machines/every-page.ts"

const name = "virtual:machine-pages"

/**
 * Adds a module with the documentation pages of all state machines for `/qa/maschinen`. They are generated at build
 * time from the definitions that the shop runs. Only the server's build contains the module, because every visitor may
 * load scripts, but only staff with the permission may see these pages.
 */
export const machinePages = (root: string): Plugin => ({
  name: "machine-pages",
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  async load(id) {
    if (id !== `\0${name}`) return undefined
    const pages = this.environment.name === "client" ? [] : await everyPage(root)
    return `export const machines = ${JSON.stringify(pages)}`
  }
})
