import type { Messages } from "@lingui/core"
import type { LocaleCode } from "../domain/locale.ts"

/** One chunk a locale: a browser only ever fetches the one it shows (architecture.md decision 12). */
const catalogs: Readonly<Record<LocaleCode, () => Promise<{ readonly messages: Messages }>>> = {
  de: () => import("./de.po"),
  "de-AT": () => import("./de-AT.po"),
  ch: () => import("./ch.po")
}

/** The texts of a locale, complete: what a catalog does not say differently it says in German. */
export const loadCatalog = async (code: LocaleCode): Promise<Messages> => (await catalogs[code]()).messages
