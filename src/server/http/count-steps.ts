import { Clock, Effect } from "effect"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import { Visitor } from "../../contract/middleware.ts"
import type { CountedSearch, CountedStep } from "../../domain/figures/shop-steps.ts"
import { ShopCounts } from "../ports/shop-counts.ts"
import { isByPerson } from "./by-person.ts"
import { InProcess } from "./in-process.ts"

/**
 * Counts an offer list that an API call requested. If the call comes from a page that is rendered in this process, the
 * list is not counted here: the page counts it each time it is sent, even from the cache (rule figures.searches).
 */
export const countSearch = Effect.fnUntraced(function* (
  counts: ShopCounts["Service"],
  search: CountedSearch
) {
  const inner = yield* InProcess
  if (inner !== undefined) return inner.onSearch?.(search)
  if (!isByPerson(yield* HttpServerRequest)) return undefined
  return counts.addSearch(search, yield* Clock.currentTimeMillis)
})

/** Counts a step towards an order; staff who order for a customer are not counted (rule figures.steps). */
export const countStep = Effect.fnUntraced(function* (counted: CountedStep) {
  const { user } = yield* Visitor
  if (user?.actorId !== undefined || !isByPerson(yield* HttpServerRequest)) return
  const { add } = yield* ShopCounts
  add(counted, yield* Clock.currentTimeMillis)
})
