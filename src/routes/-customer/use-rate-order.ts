import { useRouteContext, useRouter } from "@tanstack/react-router"
import type { CallOutcome } from "../../domain/account/call-outcome.ts"
import { ratingBegin } from "../../services/client/account-routes.gen.ts"
import { knownPage } from "../../services/page/known-page.ts"
import { outcomeOf } from "../../services/session/call-outcome.ts"

/** Starts the review of the user's own order and opens its public page. */
export const useRateOrder = () => {
  const { client, page } = useRouteContext({ from: "__root__" })
  const router = useRouter()
  return async (orderId: string): Promise<CallOutcome> => {
    const answer = await client.call(ratingBegin, { params: { orderId }, payload: {} })
    const path = answer.type === "ok" ? knownPage(answer.value.path, page.prefix) : undefined
    if (path !== undefined) window.location.assign(path)
    // the order was reviewed elsewhere meanwhile: the reloaded list shows the review
    else if (answer.type === "refused") await router.invalidate()
    return answer.type === "refused" && answer.error.code === "OwnOrder"
      ? { kind: "invalid", code: "own", field: "" }
      : outcomeOf(answer)
  }
}
