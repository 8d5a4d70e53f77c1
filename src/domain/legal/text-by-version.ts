import { countryIds } from "../place/country.ts"
import { productGroups } from "../product/product-group.ts"
import type { Operator } from "../site/site.ts"
import type { LegalText } from "./legal-text.ts"
import { formerPrivacies, privacy, privacyVersion } from "./privacy.ts"
import { terms, termsVersion } from "./terms.ts"
import { formerWithdrawal, formerWithdrawalVersion, withdrawal, withdrawalVersion } from "./withdrawal.ts"

type Wording = (operator: Operator) => LegalText

/** Thrown if an order refers to a legal text that is no longer available, because its wording was deleted. */
export class UnknownLegalVersion extends Error {
  override readonly name = "UnknownLegalVersion"
}

/** Every wording that an order can refer to: current and former wordings. */
const wordings: ReadonlyMap<string, Wording> = new Map<string, Wording>(
  countryIds.flatMap((countryId): ReadonlyArray<readonly [string, Wording]> => [
    [termsVersion[countryId], (operator) => terms(countryId, operator)],
    [privacyVersion[countryId], (operator) => privacy(countryId, operator)],
    ...formerPrivacies(countryId),
    ...productGroups.flatMap(({ id }): ReadonlyArray<readonly [string, Wording]> => [
      [formerWithdrawalVersion(countryId, id), (operator) => formerWithdrawal(countryId, id, operator)],
      [withdrawalVersion(countryId, id), (operator) => withdrawal(countryId, id, operator)]
    ])
  ])
)

/** Versions of all available texts. */
export const legalVersions: ReadonlyArray<string> = [...wordings.keys()]

/** Returns the text that applies to an order, by the version that the order recorded (rule law.contract-text). */
export const legalTextOf = (version: string, operator: Operator): LegalText => {
  const wording = wordings.get(version)
  if (wording === undefined) throw new UnknownLegalVersion(`There is no legal text ${version}.`)
  return wording(operator)
}
