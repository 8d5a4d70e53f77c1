import { useRouteContext } from "@tanstack/react-router"
import { useState } from "react"
import type { CallOutcome } from "../../domain/account/call-outcome.ts"
import type { Opinion, RatingLink } from "../../domain/account/rating-link.ts"
import { ratingRate } from "../../services/client/account-routes.gen.ts"
import { outcomeOf } from "../../services/session/call-outcome.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { RatingPage } from "../../ui/rating/RatingPage.tsx"
import { usePageFacts } from "../-page/page-facts.ts"

interface LiveRatingProps {
  readonly link: RatingLink
  readonly token: string
  readonly orderId: string
}

/** Page for reviewing an order by a mailed link. */
export function LiveRating({ link, token, orderId }: LiveRatingProps) {
  const { client } = useRouteContext({ from: "__root__" })
  const facts = usePageFacts()
  const isLive = useLive()
  const [isHeld, setHeld] = useState(false)
  const onRate = async (opinion: Opinion): Promise<CallOutcome> => {
    const answer = await client.call(ratingRate, { params: { orderId }, payload: { token, ...opinion } })
    if (answer.type === "ok") setHeld(answer.value.isHeld)
    if (answer.type !== "refused") return outcomeOf(answer)
    if (answer.error.code === "AlreadyRated") return { kind: "invalid", code: "rated", field: "" }
    if (answer.error.code === "OwnOrder") return { kind: "invalid", code: "own", field: "" }
    return answer.status === 404 ? { kind: "gone" } : { kind: "unreachable" }
  }
  return <RatingPage facts={facts} link={link} isHeld={isHeld} onRate={isLive ? onRate : undefined} />
}
