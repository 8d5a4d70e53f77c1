import type { Plugin } from "vite"
import { swissSpelling as respelt } from "../../src/domain/locale/swiss-spelling.ts"

/**
 * Respells the German texts used in ch.po at build time, because Swiss spelling has no sharp s (rule
 * page.swiss-spelling).
 */
export const swissSpelling: Plugin = {
  name: "swiss-spelling",
  transform: (code, id) => (id.endsWith("/ch.po") ? respelt(code) : undefined)
}
