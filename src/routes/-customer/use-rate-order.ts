import { useRouteContext, useRouter } from "@tanstack/react-router"
import type { CallOutcome } from "../../domain/account/call-outcome.ts"
import { ratingBegin } from "../../services/client/account-routes.gen.ts"
import { knownPage } from "../../services/page/known-page.ts"
import { outcomeOf } from "../../services/session/call-outcome.ts"

/** Begins the rating of one's own order and opens its page, which is of the shop. */
export const useRateOrder = () => {
  const { client, page } = useRouteContext({ from: "__root__" })
  const router = useRouter()
  return async (orderId: string): Promise<CallOutcome> => {
    const answer = await client.call(ratingBegin, { params: { orderId }, payload: {} })
    const path = answer.type === "ok" ? knownPage(answer.value.path, page.prefix) : undefined
    if (path !== undefined) window.location.assign(path)
    // it was rated elsewhere meanwhile: the list says so
    else if (answer.type === "refused") await router.invalidate()
    return outcomeOf(answer)
  }
}
