import type { ShownHints } from "../../domain/offer/list-hints.ts"
import type { Calculation } from "../../domain/options/calculation.ts"
import type { Client } from "../client/client.ts"
import { listHintsShow } from "../client/hint-routes.gen.ts"

/**
 * Tells what else could be wished for beside a list, unless that is no longer wanted; without an answer nothing is told,
 * since nobody has asked for it.
 */
export const askHints = async (
  client: Client,
  payload: Calculation,
  signal: AbortSignal,
  tell: (hints: ShownHints) => void
): Promise<void> => {
  const answer = await client.call(listHintsShow, { payload }, { signal })
  if (answer.type === "ok" && !signal.aborted) tell({ ...answer.value, of: payload })
}
