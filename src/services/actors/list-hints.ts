import type { ShownHints } from "../../domain/offer/list-hints.ts"
import type { Calculation } from "../../domain/options/calculation.ts"
import type { Client } from "../client/client.ts"
import { listHintsShow } from "../client/hint-routes.gen.ts"

/** The last hints: of other wishes nothing but the days of the same place. */
export interface ToldHints {
  readonly shownFor: (calculation: Calculation) => ShownHints | undefined
}

/**
 * Tells what else could be wished for beside a list, unless that is no longer wanted; without an answer nothing is shown,
 * since it was not asked for.
 */
export const askHints = async (
  client: Client,
  payload: Calculation,
  signal: AbortSignal,
  tell: (hints: ToldHints) => void
): Promise<void> => {
  const answer = await client.call(listHintsShow, { payload }, { signal })
  if (answer.type !== "ok" || signal.aborted) return
  const { value } = answer
  const days = { days: value.days }
  tell({
    shownFor: (calculation) =>
      calculation === payload ? value : calculation.zipCode === payload.zipCode ? days : undefined
  })
}
