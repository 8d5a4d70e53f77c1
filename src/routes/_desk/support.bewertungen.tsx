import { useQueryClient } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { useState } from "react"
import type { ModeratedReview, ReviewDecision } from "../../domain/review/desk-review.ts"
import { decideOnReview } from "../../services/desk/review-acts.ts"
import { reviewQueueQueryOf } from "../../services/desk/reviews-query.ts"
import { queryPath } from "../../services/desk/span-query.ts"
import { loaded } from "../../services/queries/ask.ts"
import { reviewQueue } from "../../services/queries/reviews.ts"
import { reviewHead } from "../../ui/dealer/reviews/review-heads.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { DecisionDialog } from "../../ui/support/reviews/DecisionDialog.tsx"
import { ReviewQueuePage } from "../../ui/support/reviews/ReviewQueuePage.tsx"
import { useStaffList } from "../-desk/use-staff-list.ts"

/** Reviews that wait for staff; which are shown is in the address. */
export const Route = createFileRoute("/_desk/support/bewertungen")({
  staticData: { page: "app", permission: "reviews.moderate", texts: ["support"] },
  loaderDeps: ({ search }) => reviewQueueQueryOf(search),
  loader: (at) => loaded(at, reviewQueue(at.deps)),
  head: ({ match: { context } }) => reviewHead(context.i18n, "queue"),
  component: ReviewQueue
})

function ReviewQueue() {
  const { client } = Route.useRouteContext()
  const queries = useQueryClient()
  const query = Route.useLoaderDeps()
  const { list, isLoading, onRetry } = useStaffList(reviewQueue(query), Route.useLoaderData())
  const href = useHref()
  const isLive = useLive()
  const [asked, setAsked] = useState<{
    readonly decision: ReviewDecision
    readonly review: ModeratedReview
  }>()
  return (
    <ReviewQueuePage
      list={list}
      isLoading={isLoading}
      onRetry={onRetry}
      stand={query.bewertung === undefined ? query.stand : "eine"}
      hrefOf={({ stand, page: to = 1 }) =>
        href(queryPath("/support/bewertungen", reviewQueueQueryOf({ stand, seite: String(to) })))
      }
      onDecide={isLive ? (decision, review) => setAsked({ decision, review }) : undefined}
      dialog={
        <DecisionDialog
          asked={asked}
          onClose={() => setAsked(undefined)}
          onDecide={async (decision, review, reason) => {
            const outcome = await decideOnReview(client, decision, review, reason)
            // also after a refusal: another user may have been faster
            await queries.invalidateQueries()
            return outcome
          }}
        />
      }
    />
  )
}
