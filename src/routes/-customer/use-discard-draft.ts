import { useRouteContext } from "@tanstack/react-router"
import type { CallOutcome } from "../../domain/account/call-outcome.ts"
import { customerDiscardDraft } from "../../services/client/account-routes.gen.ts"
import { outcomeOf } from "../../services/session/call-outcome.ts"

/** Deletes an order draft; a draft that was already deleted, or placed meanwhile, is no error: the list is reloaded. */
export const useDiscardDraft = () => {
  const { client, queries } = useRouteContext({ from: "/_desk" })
  return async (orderDraftId: string): Promise<CallOutcome> => {
    const answer = await client.call(customerDiscardDraft, { params: { orderDraftId }, payload: {} })
    const isGone = answer.type === "refused" && answer.status === 404
    if (answer.type === "ok" || isGone) await queries.invalidateQueries()
    return isGone ? { kind: "done" } : outcomeOf(answer)
  }
}
