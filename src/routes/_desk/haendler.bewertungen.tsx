import { createFileRoute } from "@tanstack/react-router"
import { useState } from "react"
import type { DealerReview } from "../../domain/review/desk-review.ts"
import { rowsFor } from "../../services/desk/may.ts"
import { answerForm } from "../../services/desk/review-acts.ts"
import { ownReviewsQueryOf } from "../../services/desk/reviews-query.ts"
import { loaded } from "../../services/queries/ask.ts"
import { ownReviews } from "../../services/queries/reviews.ts"
import { AnswerTitle } from "../../ui/reviews/desk/AnswerTitle.tsx"
import { answerTexts } from "../../ui/reviews/desk/answer-texts.ts"
import { OwnReviewsPage } from "../../ui/reviews/desk/OwnReviewsPage.tsx"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { deskList } from "../-desk/desk-list.ts"
import { deskPage } from "../-desk/desk-page.ts"
import { RecordDialog } from "../-desk/RecordDialog.tsx"

const useReviews = deskList("ownReviews", ownReviewsQueryOf, ownReviews)

/** Page: a dealer's reviews and the answers to them; the filter is in the URL. */
export const Route = createFileRoute("/_desk/haendler/bewertungen")({
  ...deskPage("ownReviews"),
  loaderDeps: ({ search }) => ownReviewsQueryOf(search),
  loader: (at) => loaded(at, ownReviews(at.deps)),
  component: OwnReviews
})

function OwnReviews() {
  const { page } = Route.useRouteContext()
  const query = Route.useLoaderDeps()
  const { at, ...list } = useReviews(query, Route.useLoaderData())
  const isLive = useLive()
  const [open, setOpen] = useState<DealerReview>()
  // a review that is reloaded while its form is open is passed to the form
  const read = list.list?.items.find(({ id }) => id === open?.id)
  return (
    <OwnReviewsPage
      {...list}
      stand={query.stand}
      hasDealers={rowsFor(page, "reviews.answer") === "all"}
      hrefOf={({ stand, page: to }) => at({ stand, seite: to })}
      onAnswer={isLive ? setOpen : undefined}
      form={
        open !== undefined && (
          <RecordDialog
            key={open.id}
            form={answerForm}
            texts={answerTexts}
            row={read ?? open}
            name={undefined}
            add={<AnswerTitle isNew={(read ?? open).reply === null} />}
            onClose={() => setOpen(undefined)}
          />
        )
      }
    />
  )
}
