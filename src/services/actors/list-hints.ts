import type { ShownHints } from "../../domain/offer/list-hints.ts"
import type { Calculation } from "../../domain/options/calculation.ts"
import type { Client } from "../client/client.ts"
import { listHintsShow } from "../client/hint-routes.gen.ts"

/**
 * The latest hints. If the calculation has changed but not its postal code, only the hints about days are shown. If the
 * postal code has changed, no hints are shown.
 */
export interface ToldHints {
  readonly shownFor: (calculation: Calculation) => ShownHints | undefined
}

/**
 * Loads hints about alternatives to an offer list, unless the signal is aborted. If there is no response, no error is
 * shown, since the user did not request the hints.
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
