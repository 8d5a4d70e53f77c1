import type { Plugin } from "vite"
import { swissSpelling as respelt } from "../../src/domain/locale/swiss-spelling.ts"

/** Swiss spelling has no sharp s: German texts used in ch.po are respelt at build time (rule page.swiss-spelling). */
export const swissSpelling: Plugin = {
  name: "swiss-spelling",
  transform: (code, id) => (id.endsWith("/ch.po") ? respelt(code) : undefined)
}
