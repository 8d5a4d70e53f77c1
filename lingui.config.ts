import { defineConfig } from "@lingui/cli"
import { formatter } from "@lingui/format-po"

/** German is the source; Austria and Switzerland say only what they say differently (architecture.md decision 12). */
export default defineConfig({
  sourceLocale: "de",
  locales: ["de", "de-AT", "ch"],
  fallbackLocales: { "de-AT": "de", ch: "de" },
  catalogs: [{ path: "<rootDir>/src/locales/{locale}", include: ["src"] }],
  format: formatter({ lineNumbers: false })
})
