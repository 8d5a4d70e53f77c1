import type { Plugin } from "vite"
import { swissSpelling as respelt } from "../../src/domain/locale/swiss-spelling.ts"

/**
 * Swiss spelling knows no sharp s: what ch.po takes over from German is respelt while it is built (rule
 * page.swiss-spelling).
 */
export const swissSpelling: Plugin = {
  name: "swiss-spelling",
  transform: (code, id) => (id.endsWith("/ch.po") ? respelt(code) : undefined)
}
