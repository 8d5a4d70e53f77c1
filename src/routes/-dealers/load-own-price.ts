import { dealerListPath } from "../../domain/dealer/dealer-address.ts"
import { calculationProblems } from "../../domain/options/calculation-problems.ts"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { encodeOfferChoice } from "../../domain/options/offer-choice.ts"
import { encodeOrderQuery, type QueryValues } from "../../domain/options/order-query.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { amountLimits, amountProblem, parseAmount } from "../../domain/product/amount.ts"
import {
  type ProductGroup,
  type ProductGroupId,
  type ProductGroupSlug,
  usualGroup
} from "../../domain/product/product-group.ts"
import type { Client } from "../../services/client/client.ts"
import { dealersPlace } from "../../services/client/dealers-routes.gen.ts"
import { kalkulationCalculateForOrder, kalkulationInit } from "../../services/client/routes.gen.ts"
import type { OwnPriceFacts } from "../../ui/dealers-public/dealer-facts.ts"

const pathWith = (slug: ProductGroupSlug, page: string, values: QueryValues): `/${string}` => {
  const pairs = Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return `/${slug}/${page}?${new URLSearchParams(pairs)}`
}

/** Loads the options of a group that are available in a country today. */
export const askConfiguration = (client: Client, countryId: CountryId, productGroupId: ProductGroupId) =>
  client.call(kalkulationInit, { params: { countryId, productGroupId } })

export type ConfigurationAnswer = Awaited<ReturnType<typeof askConfiguration>>

/**
 * Returns the path of a list of other dealers who deliver a group to a postal code: dealers are listed only for loose
 * pellets; other goods have only the offer list.
 */
const othersPath = ({ id, slug }: ProductGroup, zipCode: string) =>
  id === usualGroup.id ? dealerListPath(undefined, zipCode) : pathWith(slug, "angebotsliste", { zipCode })

/** Loads the price of one dealer for a group at the postal code in the URL, and the link for ordering. */
export const loadOwnPrice = async (
  {
    client,
    countryId,
    group,
    configuration
  }: {
    readonly client: Client
    readonly countryId: CountryId
    readonly group: ProductGroup
    readonly configuration: Promise<ConfigurationAnswer>
  },
  dealerId: number,
  { zipCode, amount }: { readonly zipCode?: string | undefined; readonly amount?: string | undefined }
): Promise<OwnPriceFacts> => {
  if (zipCode === undefined) return { kind: "unasked" }
  const { id: groupId, slug, unit, comparisonAmount } = group
  const wished = amount === undefined ? comparisonAmount : (parseAmount(amount, unit) ?? 0)
  const told = await configuration
  if (told.type !== "ok") return { kind: "unreachable" }
  const calculation = completeCalculation({ zipCode, amount: wished }, told.value)
  const limits = amountLimits(countryId, groupId)
  const problem = amountProblem(limits, wished)
  if (calculationProblems(calculation).some(({ field }) => field === "zipCode"))
    return { kind: "invalid", field: "zip" }
  if (problem !== undefined) return { kind: "invalid", field: "amount", problem, limits, amount: wished }
  const answer = await client.call(kalkulationCalculateForOrder, {
    payload: { configuration: calculation, dealerId }
  })
  if (answer.type === "ok") {
    const { offer } = answer.value
    return {
      kind: "offer",
      offer,
      orderPath: pathWith(slug, "bestellparameter-bestaetigen", encodeOfferChoice(calculation, offer)),
      listPath: pathWith(slug, "angebotsliste", encodeOrderQuery(calculation))
    }
  }
  if (answer.type !== "refused" || answer.error.code !== "NotFound") return { kind: "unreachable" }
  // an unknown postal code is reported as invalid, since the other dealers do not deliver there either
  const place = await client.call(dealersPlace, { params: { countryId }, query: { path: zipCode } })
  return place.type === "ok" && place.value.kind !== "Zip"
    ? { kind: "invalid", field: "zip" }
    : { kind: "elsewhere", othersPath: othersPath(group, zipCode) }
}
