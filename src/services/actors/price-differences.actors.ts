import { fromPromise } from "xstate"
import type { Calculation } from "../../domain/options/calculation.ts"
import { upsellingKeys } from "../../domain/calculator/upselling.ts"
import type { PriceDifferences } from "../../machines/price-differences.machine.ts"
import type { Client } from "../client/client.ts"
import { kalkulationUpselling } from "../client/routes.gen.ts"

/**
 * Implements the port of the price differences: one call for each of the six subjects; a failed call returns no
 * differences.
 */
export const priceDifferenceActors = (client: Client) => ({
  fetchDifferences: fromPromise<PriceDifferences, Calculation>(async ({ input, signal }) => {
    const asked = Object.entries(upsellingKeys).map(async ([subject, upsellingKey]) => {
      const answer = await client.call(
        kalkulationUpselling,
        { query: { upsellingKey }, payload: input },
        { signal }
      )
      return [subject, answer.type === "ok" ? answer.value : []] as const
    })
    return Object.fromEntries(await Promise.all(asked))
  })
})
