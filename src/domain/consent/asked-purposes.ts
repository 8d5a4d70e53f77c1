import type { LocaleCode } from "../locale/locale.ts"
import type { Site } from "../site/site.ts"
import { type ConsentPurpose, consentPurposes } from "./purposes.ts"

/**
 * Returns the purposes for which visitors of a locale are asked for consent: those that the operator has configured, by
 * default none (rule consent.asked).
 */
export const askedPurposes = (
  { purposes = [], locales }: Pick<Site, "purposes" | "locales">,
  locale: LocaleCode
): ReadonlyArray<ConsentPurpose> =>
  consentPurposes.filter(
    (purpose) =>
      purposes.includes(purpose) || (purpose === "statistics" && locales[locale].msClarityId !== undefined)
  )
