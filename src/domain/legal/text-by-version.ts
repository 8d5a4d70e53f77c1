import { countryIds } from "../place/country.ts"
import { productGroups } from "../product/product-group.ts"
import type { Operator } from "../site/site.ts"
import type { LegalText } from "./legal-text.ts"
import { formerPrivacy, formerPrivacyVersion, privacy, privacyVersion } from "./privacy.ts"
import { terms, termsVersion } from "./terms.ts"
import { formerWithdrawal, formerWithdrawalVersion, withdrawal, withdrawalVersion } from "./withdrawal.ts"

type Wording = (operator: Operator) => LegalText

/** An order names a legal text that this program does not hold: its wording was taken away instead of kept here. */
export class UnknownLegalVersion extends Error {
  override readonly name = "UnknownLegalVersion"
}

/** Every wording that an order can name: those in force, and beside them each former one that a change replaces. */
const wordings: ReadonlyMap<string, Wording> = new Map<string, Wording>(
  countryIds.flatMap((countryId): ReadonlyArray<readonly [string, Wording]> => [
    [termsVersion[countryId], (operator) => terms(countryId, operator)],
    [privacyVersion[countryId], (operator) => privacy(countryId, operator)],
    [formerPrivacyVersion[countryId], (operator) => formerPrivacy(countryId, operator)],
    ...productGroups.flatMap(({ id }): ReadonlyArray<readonly [string, Wording]> => [
      [formerWithdrawalVersion(countryId, id), (operator) => formerWithdrawal(countryId, id, operator)],
      [withdrawalVersion(countryId, id), (operator) => withdrawal(countryId, id, operator)]
    ])
  ])
)

/** Versions of all texts that are held. */
export const legalVersions: ReadonlyArray<string> = [...wordings.keys()]

/** The text that an order was placed under, by the version that it names (rule law.contract-text). */
export const legalTextOf = (version: string, operator: Operator): LegalText => {
  const wording = wordings.get(version)
  if (wording === undefined) throw new UnknownLegalVersion(`There is no legal text ${version}.`)
  return wording(operator)
}
