import type { Plugin } from "vite"
import { countryIds } from "../../src/domain/place/country.ts"
import { countryOutlines } from "./outlines/country-outlines.ts"

const name = "virtual:state-outlines"

/**
 * Adds a module with the paths of the state maps, computed at build time from surveyed outlines. Only the server's
 * build contains the module, because a browser receives the map as part of a finished document.
 */
export const stateOutlines: Plugin = {
  name: "state-outlines",
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load(id) {
    if (id !== `\0${name}`) return undefined
    const countries = this.environment.name === "client" ? [] : countryIds
    const outlines = countries.map((countryId) => [countryId, countryOutlines(countryId)] as const)
    return `export const outlines = ${JSON.stringify(Object.fromEntries(outlines))}`
  }
}
