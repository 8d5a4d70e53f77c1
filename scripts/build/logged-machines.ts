import { resolve } from "node:path"
import type { Plugin } from "vite"

const file = (path: string) => resolve(import.meta.dirname, "../..", path)

/** Module that logs the events of every machine on a page (decision 027). */
const logged = file("src/services/machine-log/logged-xstate.ts")

/** Module for the path tests in Chromium that also records every transition; it is not part of the product. */
const watched = file("e2e/paths/harness/page/watched-xstate.ts")

/**
 * Redirects imports of xstate in browser code to the first of these modules. Each module imports the next one, and the
 * last module imports xstate itself.
 */
export const loggedMachines = (isWatched: boolean): Plugin => {
  const places = isWatched ? [logged, watched] : [logged]
  return {
    name: "logged-machines",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId: (source, importer) =>
      source === "xstate" && importer !== undefined ? places[places.indexOf(importer) + 1] : undefined
  }
}
