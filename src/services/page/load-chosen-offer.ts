import { plannedPoints } from "../../domain/bulk/planned-points.ts"
import { decodePoints } from "../../domain/bulk/points-codec.ts"
import type { Calculation } from "../../domain/options/calculation.ts"
import type { ConfigurationData } from "../../domain/options/configuration-data.ts"
import type { CountryId } from "../../domain/place/country.ts"
import type { Decimal } from "../../domain/price/money.ts"
import type { Offer } from "../../domain/offer/offer.ts"
import { isChosenQuality } from "../../domain/offer/same-goods.ts"
import { calculationProblems } from "../../domain/options/calculation-problems.ts"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { optionsOf } from "../../domain/options/catalogue.ts"
import { needsChoice } from "../../domain/options/needed-choices.ts"
import { withWords } from "../../domain/options/option-words.ts"
import { parseOfferChoice } from "../../domain/options/chosen-offer.ts"
import { type SetAside, setAsideIn } from "../../domain/options/set-aside.ts"
import type { ProductGroupId } from "../../domain/product/product-group.ts"
import type { Client } from "../client/client.ts"
import { kalkulationCalculateForOrder, kalkulationInit } from "../client/routes.gen.ts"
import { readOfferListQuery } from "./offer-list-query.ts"

type Search = Readonly<Record<string, unknown>>

/** The current offer for a URL of the confirm page, or the reason why there is none. */
export type ChosenOffer =
  | {
      readonly kind: "offer"
      readonly calculation: Calculation
      readonly offer: Offer
      /** Whether the price differs from the one in the URL. */
      readonly priceChanged: boolean
      readonly seenTotal: Decimal | undefined
      /** Options in the URL that were left out when the offer was calculated. */
      readonly setAside: ReadonlyArray<SetAside>
    }
  | { readonly kind: "missing"; readonly reason: MissingReason }

type MissingReason = "notChosen" | "gone" | "optionGone" | "choiceNeeded" | "invalid" | "unreachable"

/** Returns the value of a key that is given once; a repeated key cannot identify an offer. */
const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined)

const missing = (reason: MissingReason): ChosenOffer => ({
  kind: "missing",
  reason
})

/** Whether an option of the catalogue is no longer offered by the shop; an unknown id does not count as an option. */
const isWithdrawn = (
  productGroupId: ProductGroupId,
  { groups }: Pick<ConfigurationData, "groups">,
  wanted: number
): boolean =>
  optionsOf(productGroupId).some(({ id }) => id === wanted) &&
  groups.every(({ parameters }) => parameters.every(({ id }) => id !== wanted))

/** Recalculates the chosen offer (`bestellung/berechnen`), so that the page shows no outdated price. */
export const loadChosenOffer = async (
  client: Client,
  countryId: CountryId,
  productGroupId: ProductGroupId,
  search: Search
): Promise<ChosenOffer> => {
  const choice = parseOfferChoice({
    dealer: textOf(search["dealer"]),
    offerHash: textOf(search["offerHash"]),
    seen: textOf(search["seen"])
  })
  if (choice === undefined) return missing("notChosen")
  const asked = readOfferListQuery(countryId, productGroupId, search)
  const told = await client.call(kalkulationInit, { params: { countryId, productGroupId } })
  if (told.type !== "ok") return missing("unreachable")
  const data = told.value
  if (asked.parameters?.some(({ id }) => isWithdrawn(productGroupId, data, id))) return missing("optionGone")
  const points = plannedPoints(decodePoints(countryId, textOf(search["p"]) ?? ""))
  const calculation = completeCalculation({ ...asked, points }, data)
  if (calculationProblems(calculation).length > 0) return missing("invalid")
  if (needsChoice(calculation, data).length > 0) return missing("choiceNeeded")
  const { dealerId, offerHash, seenTotal } = choice
  const answer = await client.call(kalkulationCalculateForOrder, {
    payload: { configuration: calculation, dealerId, offerHash }
  })
  if (answer.type === "unreachable") return missing("unreachable")
  if (answer.type === "ok")
    // other goods of the same dealer are not what was chosen, whatever they cost
    return isChosenQuality(productGroupId, calculation.offerProductCertifications, answer.value.offer)
      ? {
          kind: "offer",
          calculation: withWords(calculation, data),
          seenTotal,
          setAside: setAsideIn(asked, calculation, data),
          ...answer.value
        }
      : missing("gone")
  switch (answer.error.code) {
    case "NotFound":
      return missing("gone")
    case "Invalid":
      return missing("invalid")
    default:
      return missing("unreachable")
  }
}
