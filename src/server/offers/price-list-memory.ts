import { Effect } from "effect"
import { productGroupById } from "../../domain/product/product-group.ts"
import { countryNamed, type Memory } from "../ports/memories.ts"
import type { PriceListSlot } from "./price-list-slot.ts"

const labelOf = (key: string): string => {
  const [country = "", group = ""] = key.split(":")
  return `${countryNamed(country)} · ${productGroupById(Number(group))?.name ?? group}`
}

/**
 * Presents the cached price lists as a `Memory`, by country and product group. A dropped list is served until the new
 * one is loaded, so no caller waits for the new list and no response lacks prices.
 */
export const priceListMemory = (slots: ReadonlyMap<string, PriceListSlot>): Memory => ({
  kind: "priceLists",
  entries: () =>
    [...slots].flatMap(([key, { since }]) =>
      since === undefined ? [] : [{ key, at: since, bytes: undefined, label: labelOf(key) }]
    ),
  uses: () =>
    [...slots.values()].reduce(
      (sum, { uses }) => ({ hits: sum.hits + uses.hits, misses: sum.misses + uses.misses }),
      { hits: 0, misses: 0 }
    ),
  drop: (isMeant) =>
    Effect.map(
      Effect.forEach(
        [...slots].filter(([key, { since }]) => since !== undefined && isMeant({ key })),
        ([, slot]) => Effect.match(slot.renewed(), { onSuccess: () => 1, onFailure: () => 0 }),
        { concurrency: 4 }
      ),
      (each) => each.reduce((sum, one) => sum + one, 0)
    )
})
