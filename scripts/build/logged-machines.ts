import { resolve } from "node:path"
import type { Plugin } from "vite"

const file = (path: string) => resolve(import.meta.dirname, "../..", path)

/** Logs the events of every machine of a page (decision 027). */
const logged = file("src/services/machine-log/logged-xstate.ts")

/** Counts every transition besides, for the paths in Chromium: the product holds nothing of it. */
const watched = file("e2e/paths/harness/page/watched-xstate.ts")

/** Leads all that the browser runs to what stands in the place of xstate, and the last of these to xstate itself. */
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
