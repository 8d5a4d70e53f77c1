import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import type { ConfigurationData } from "../../domain/options/configuration-data.ts"
import { configurationOf } from "../../domain/options/configuration.ts"
import { shortOfferChoice } from "../../domain/options/offer-choice.ts"
import { parseOrderQuery } from "../../domain/options/order-query.ts"
import { applyRules } from "../../domain/options/rules/apply-rules.ts"
import { rulesWith } from "../../domain/options/rules/rules.test-support.ts"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import { firstOffer, readOffers } from "../testing/journey.test-support.ts"
import { visitor } from "../testing/visitor.test-support.ts"
import { publish, rules, staff } from "./option-rules.test-support.ts"

layer(SampleApi, realTime)("an offer whose link names no default (rule option.no-longer-offered)", (it) => {
  it.effect("is another offer, to be checked, once that default is withdrawn", () =>
    Effect.gen(function* () {
      const who = yield* staff("verweis")
      const buyer = yield* visitor
      const { configuration } = yield* firstOffer(buyer)
      const catalogue = configurationOf(1, 3)
      const wish = { zipCode: configuration.ZipCode, amount: configuration.Amount }
      const listed = completeCalculation(wish, catalogue)
      const asked = (parameters: typeof listed.parameters) => ({
        ...configuration,
        Parameters: parameters.map(({ id }) => ({ Id: id }))
      })
      const [shown] = readOffers(
        yield* buyer.post("/api/kalkulation/berechnen", asked(listed.parameters))
      ).items
      assert(shown !== undefined, "no dealer offers anything at the served place")
      const link = shortOfferChoice(listed, shown, catalogue)
      assert.notProperty(link, "options")
      /** Opens the link as the confirm page does, under the options that the shop has now. */
      const opened = Effect.fnUntraced(function* (data: ConfigurationData) {
        const { parameters } = completeCalculation(parseOrderQuery(1, link).calculation, data)
        const answer = yield* buyer.post("/api/kalkulation/bestellung/berechnen", {
          Configuration: asked(parameters),
          DealerId: shown.dealerId,
          OfferHash: link["offerHash"]
        })
        const { PriceChanged } = bodyOf<{ readonly PriceChanged: boolean }>(answer)
        return [parameters[0]?.id, PriceChanged]
      })
      assert.deepStrictEqual(yield* opened(catalogue), [108, false])
      const withdrawn = {
        groups: { MaxDelivery: { defaultId: 109 } },
        options: { 108: { isOffered: false } }
      }
      yield* publish(who, rules(withdrawn), "Probe")
      const now = applyRules(catalogue, rulesWith(catalogue, withdrawn))
      assert.deepStrictEqual(yield* opened(now), [109, true])
      yield* publish(who, rules({}), "Probe")
    })
  )
})
