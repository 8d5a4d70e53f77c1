import { createFileRoute } from "@tanstack/react-router"
import { useState } from "react"
import type { ModeratedReview, ReviewDecision } from "../../domain/review/desk-review.ts"
import { decideOnReview } from "../../services/desk/review-acts.ts"
import { reviewQueueQueryOf } from "../../services/desk/reviews-query.ts"
import { loaded } from "../../services/queries/ask.ts"
import { reviewQueue } from "../../services/queries/reviews.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { DecisionDialog } from "../../ui/reviews/desk/DecisionDialog.tsx"
import { ReviewQueuePage } from "../../ui/reviews/desk/ReviewQueuePage.tsx"
import { deskList } from "../-desk/desk-list.ts"
import { deskPage } from "../-desk/desk-page.ts"
import { useMailSending } from "../-desk/use-mail-sending.ts"
import { useReadAnew } from "../-desk/use-read-anew.ts"

const useReviewQueue = deskList("reviewQueue", reviewQueueQueryOf, reviewQueue)

/** Page: reviews that await a decision by staff; the filter is in the URL. */
export const Route = createFileRoute("/_desk/support/bewertungen")({
  ...deskPage("reviewQueue"),
  loaderDeps: ({ search }) => reviewQueueQueryOf(search),
  loader: (at) => loaded(at, reviewQueue(at.deps)),
  component: ReviewQueue
})

function ReviewQueue() {
  const { client } = Route.useRouteContext()
  const readAnew = useReadAnew()
  const query = Route.useLoaderDeps()
  const { at, ...list } = useReviewQueue(query, Route.useLoaderData())
  const isLive = useLive()
  const sending = useMailSending()
  const [asked, setAsked] = useState<{
    readonly decision: ReviewDecision
    readonly review: ModeratedReview
  }>()
  return (
    <ReviewQueuePage
      {...list}
      stand={query.bewertung === undefined ? query.stand : "eine"}
      hrefOf={({ stand, page }) => at({ bewertung: undefined, stand, seite: page })}
      onDecide={isLive ? (decision, review) => setAsked({ decision, review }) : undefined}
      dialog={
        <DecisionDialog
          asked={asked}
          sending={sending}
          onClose={() => setAsked(undefined)}
          onDecide={(decision, review, reason) => readAnew(decideOnReview(client, decision, review, reason))}
        />
      }
    />
  )
}
