import type { CountryId } from "../place/country.ts"
import type { LegalVersions } from "../order/draft.ts"
import type { ProductGroupId } from "../product/product-group.ts"
import { privacyVersion } from "./privacy.ts"
import { termsVersion } from "./terms.ts"
import { withdrawalVersion } from "./withdrawal.ts"

/**
 * Returns the current versions of the legal texts. The summary contains these versions, and the SummaryHash protects
 * them against changes (rule order.summary-hash).
 */
export const legalVersionsOf = (countryId: CountryId, groupId: ProductGroupId): LegalVersions => ({
  terms: termsVersion[countryId],
  withdrawal: withdrawalVersion(countryId, groupId),
  privacy: privacyVersion[countryId]
})
