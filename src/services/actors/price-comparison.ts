import { type ActorRefFrom, createActor } from "xstate"
import { type PriceDifferences, priceDifferencesMachine } from "../../machines/price-differences.machine.ts"
import type { Client } from "../client/client.ts"
import { priceDifferenceActors } from "./price-differences.actors.ts"

export type PriceComparison = ActorRefFrom<typeof priceDifferencesMachine>

/** Begins to compare prices, since somebody has come to the settings; `tell` hears what is known. */
export const comparePrices = (
  client: Client,
  tell: (differences: PriceDifferences) => void
): PriceComparison => {
  const comparison = createActor(priceDifferencesMachine.provide({ actors: priceDifferenceActors(client) }))
  comparison.subscribe(({ context }) => tell(context.differences))
  comparison.start()
  comparison.send({ type: "differences.want" })
  return comparison
}
