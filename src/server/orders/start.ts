import { Clock, Effect } from "effect"
import { Visitor } from "../../contract/middleware.ts"
import { zipsOfStations } from "../../domain/bulk/planned-points.ts"
import type { Calculation } from "../../domain/options/calculation.ts"
import type { ConfigurationData } from "../../domain/options/configuration-data.ts"
import { needsChoice } from "../../domain/options/needed-choices.ts"
import { withWords } from "../../domain/options/option-words.ts"
import { calculationRefusal } from "../http/calculation-refusal.ts"
import { countStep } from "../http/count-steps.ts"
import { countCall } from "../http/rate-limits.ts"
import { invalid, type Problem, refusals } from "../http/refusals.ts"
import { Offers } from "../ports/offers.ts"
import { Places } from "../ports/places.ts"
import { draftOf, placeOf } from "./draft-row.ts"
import { insertDraft, ownerOf } from "./drafts.ts"

const problemsOf = (calculation: Calculation, configuration: ConfigurationData): ReadonlyArray<Problem> => [
  ...calculationRefusal(calculation, configuration, "Configuration."),
  ...needsChoice(calculation, configuration).map(({ key }) => ({
    code: "choiceNeeded",
    field: "Configuration.Parameters",
    params: { group: key }
  }))
]

/**
 * Starts an order with an offer at the price that was shown; if the price has changed, reports the new price and starts
 * no order.
 */
export const start = Effect.fnUntraced(function* (payload: {
  readonly configuration: Calculation
  readonly dealerId: number
  readonly offerHash: string
}) {
  const visitor = yield* Visitor
  // there always is an owner here, because the guard refuses an unsafe call without a session
  const owner = ownerOf(visitor)
  if (owner === undefined) return yield* Effect.fail(refusals.notFound)
  yield* countCall("start", { session: owner.ownerHash, address: visitor.address })
  const offers = yield* Offers
  const places = yield* Places
  const at = new Date(yield* Clock.currentTimeMillis)
  const { countryId, productGroupId } = payload.configuration
  const configuration = yield* offers.configuration(countryId, productGroupId, at)
  const problems = problemsOf(payload.configuration, configuration)
  if (problems.length > 0) return yield* Effect.fail(invalid(problems))
  const calculation = offers.complete(payload.configuration, configuration)
  for (const zipCode of new Set(zipsOfStations(calculation)))
    if ((yield* places.check(calculation.countryId, zipCode)) !== "served")
      return yield* Effect.fail(
        invalid([{ code: "zipNotServed", field: "Configuration.ZipCode", params: { zipCode } }])
      )
  const offer = yield* offers.offerOf(calculation, payload.dealerId, at)
  if (offer === undefined) return yield* Effect.fail(refusals.offerGone)
  if (offer.hash !== payload.offerHash) return yield* Effect.fail({ ...refusals.priceChanged, offer })
  const row = yield* insertDraft(owner, withWords(calculation, configuration), offer, at)
  yield* countStep({ step: "begun", ...placeOf(row) })
  return draftOf(row)
})
