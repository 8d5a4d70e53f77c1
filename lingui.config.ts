import { defineConfig } from "@lingui/cli"
import { formatter } from "@lingui/format-po"

const order = ["<rootDir>/src/ui/order"]
const bulk = ["<rootDir>/src/ui/bulk"]
const account = ["<rootDir>/src/ui/account"]
const documents = ["<rootDir>/src/ui/home", "<rootDir>/src/ui/landing", "<rootDir>/src/ui/legal"]

/**
 * German is the source; Austria and Switzerland say only what they say differently (architecture.md decision 12). Texts
 * of the order, of bulk orders, of accounts and of documents stand apart, so that the offer list does not carry them
 * (`src/locales/catalogs.ts`).
 */
export default defineConfig({
  sourceLocale: "de",
  locales: ["de", "de-AT", "ch"],
  fallbackLocales: { "de-AT": "de", ch: "de" },
  catalogs: [
    {
      path: "<rootDir>/src/locales/{locale}",
      include: ["<rootDir>/src"],
      exclude: [...order, ...bulk, ...account, ...documents].map((folder) => `${folder}/**`)
    },
    { path: "<rootDir>/src/locales/order/{locale}", include: order },
    { path: "<rootDir>/src/locales/bulk/{locale}", include: bulk },
    { path: "<rootDir>/src/locales/account/{locale}", include: account },
    { path: "<rootDir>/src/locales/documents/{locale}", include: documents }
  ],
  format: formatter({ lineNumbers: false })
})
