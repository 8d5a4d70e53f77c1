import { fromPromise } from "xstate"
import type { BulkOrder } from "../../domain/bulk/bulk-calculation.ts"
import { offerLifetime } from "../../domain/offer/offer.ts"
import type { DeliveryPoint } from "../../domain/bulk/points-codec.ts"
import type { BulkOrderAnswer, BulkOrderKey } from "../../machines/bulk-order.machine.ts"
import { recallPoints } from "../browser/kept-points.ts"
import type { Client } from "../client/client.ts"
import { heard, NoAnswer } from "../client/no-answer.ts"
import { bulkOrderCalculate } from "../client/routes.gen.ts"
import type { FreshBulkOrders } from "./fresh-bulk-orders.ts"
import { fieldProblemsOf } from "./order-answers.ts"

/**
 * Requests the offers for all delivery points together, with the default options of the product group; returns these
 * offers or the server's validation errors.
 */
export const calculateBulkOrder = async (
  client: Client,
  { countryId, productGroupId, qualities, points }: BulkOrder,
  signal?: AbortSignal
): Promise<BulkOrderAnswer> => {
  const payload = {
    countryId,
    productGroupId,
    productId: -1,
    parameters: [],
    productCertifications: qualities,
    stations: points
  }
  const answer = heard(await client.call(bulkOrderCalculate, { payload }, signal ? { signal } : {}))
  if (answer.type === "ok") return { kind: "calculated", calculation: answer.value, validFor: offerLifetime }
  if (answer.error.code !== "Invalid") throw new NoAnswer(answer.error.code)
  return { kind: "refused", problems: fieldProblemsOf(answer.error.problems) }
}

/**
 * Implements the ports of the bulk order in the browser; as long as a cached response is valid, it is used instead of a
 * new request.
 */
export const bulkOrderActors = (client: Client, results: FreshBulkOrders) => ({
  recallPoints: fromPromise<ReadonlyArray<DeliveryPoint>, BulkOrderKey>(async ({ input }) =>
    recallPoints(input)
  ),
  calculate: fromPromise<BulkOrderAnswer, BulkOrder>(async ({ input, signal }) => {
    const former = results.get(input)
    if (former !== undefined)
      return { kind: "calculated", calculation: former.answer, validFor: former.validFor }
    const answer = await calculateBulkOrder(client, input, signal)
    if (answer.kind === "calculated") results.keep(input, answer.calculation)
    return answer
  })
})
