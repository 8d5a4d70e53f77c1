import { resolve } from "node:path"
import type { Plugin } from "vite"

const watched = resolve(import.meta.dirname, "../../e2e/paths/page/watched-xstate.ts")

/**
 * Puts a wrapper in the place of xstate that counts what every machine of a page does, in the build with mode `e2e`
 * alone: the product holds no hook for it.
 */
export const watchedMachines: Plugin = {
  name: "watched-machines",
  enforce: "pre",
  applyToEnvironment: (environment) => environment.name === "client",
  resolveId: (source, importer) => (source === "xstate" && importer !== watched ? watched : undefined)
}
