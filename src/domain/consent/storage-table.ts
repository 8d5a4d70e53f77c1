import type { LocaleCode } from "../locale/locale.ts"
import type { Site } from "../site/site.ts"
import { askedPurposes } from "./asked-purposes.ts"
import { consentedStorage } from "./consented-storage.ts"
import { consentedStorageTexts } from "./consented-storage-texts.ts"
import { necessaryStorage } from "./necessary-storage.ts"
import { isNamed, type StorageKind, type Stored } from "./stored.ts"

/**
 * All that a browser may keep for this shop: the one table of the privacy page, of what a withdrawal deletes and of the
 * tests (rule consent.table).
 */
export const storageTable: ReadonlyArray<Stored> = [
  ...necessaryStorage,
  ...consentedStorage.map((row) => ({ ...row, ...consentedStorageTexts[row.name] }))
]

/** The row of something that a browser keeps; undefined for what the privacy notice does not list. */
export const rowOf = (kind: StorageKind, name: string): Stored | undefined =>
  storageTable.find((row) => row.kind === kind && isNamed(row, name))

/** What of it a browser may keep on the pages of a locale, as the privacy page shows it. */
export const storageOf = (
  site: Pick<Site, "purposes" | "locales">,
  locale: LocaleCode
): ReadonlyArray<Stored> => {
  const asked = askedPurposes(site, locale)
  const hasClarity = site.locales[locale].msClarityId !== undefined
  return storageTable.filter(
    ({ purpose, partner }) =>
      (purpose === "necessary" || asked.includes(purpose)) && (partner === undefined || hasClarity)
  )
}
