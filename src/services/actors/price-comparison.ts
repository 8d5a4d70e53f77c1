import { type ActorRefFrom, createActor } from "xstate"
import type { Choice } from "../../domain/calculator/choice.ts"
import { upsellingKeyOf } from "../../domain/calculator/upselling.ts"
import { type PriceDifferences, priceDifferencesMachine } from "../../machines/price-differences.machine.ts"
import { upsellSourceMap } from "../browser/upsell-source.ts"
import type { Client } from "../client/client.ts"
import { priceDifferenceActors } from "./price-differences.actors.ts"

/** Compares prices, and records which upselling the user accepted in the settings. */
export interface PriceComparison {
  readonly actor: ActorRefFrom<typeof priceDifferencesMachine>
  readonly chosen: (choice: Choice) => void
}

const sources = upsellSourceMap()

/** Starts comparing prices when the user has opened the settings; calls `tell` with the results. */
export const comparePrices = (
  client: Client,
  tell: (differences: PriceDifferences) => void
): PriceComparison => {
  const actor = createActor(priceDifferencesMachine.provide({ actors: priceDifferenceActors(client) }))
  actor.subscribe(({ context }) => tell(context.differences))
  actor.start()
  actor.send({ type: "differences.want" })
  return {
    actor,
    chosen: (choice) => {
      const key = upsellingKeyOf(choice)
      if (key !== undefined) sources.remember(key, "settings")
    }
  }
}
