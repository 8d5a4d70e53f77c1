import type { LocaleCode } from "../locale/locale.ts"
import type { Site } from "../site/site.ts"
import { askedPurposes } from "./asked-purposes.ts"
import { consentedStorage } from "./consented-storage.ts"
import { consentedStorageTexts } from "./consented-storage-texts.ts"
import { necessaryStorage } from "./necessary-storage.ts"
import { isNamed, type StorageKind, type Stored } from "./stored.ts"

/**
 * Everything that a browser may store for this shop: the single source for the privacy page, the deletion after a
 * withdrawal, and tests (rule consent.table).
 */
export const storageTable: ReadonlyArray<Stored> = [
  ...necessaryStorage,
  ...consentedStorage.map((row) => ({ ...row, ...consentedStorageTexts[row.name] }))
]

/** Returns the row of a stored item, or `undefined` if the privacy page does not list the item. */
export const rowOf = (kind: StorageKind, name: string): Stored | undefined =>
  storageTable.find((row) => row.kind === kind && isNamed(row, name))

/** Returns the rows that the privacy page of a locale shows, because they apply to the pages of this locale. */
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
