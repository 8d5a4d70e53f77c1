import { createFileRoute } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import type { DealerReview } from "../../domain/review/desk-review.ts"
import { rowsOf } from "../../domain/rights/permissions.ts"
import { answerForm } from "../../services/desk/review-acts.ts"
import { ownReviewsQueryOf } from "../../services/desk/reviews-query.ts"
import { queryPath } from "../../services/desk/span-query.ts"
import { loaded } from "../../services/queries/ask.ts"
import { ownReviews } from "../../services/queries/reviews.ts"
import { AnswerTitle } from "../../ui/dealer/reviews/AnswerTitle.tsx"
import { answerTexts } from "../../ui/dealer/reviews/answer-texts.ts"
import { OwnReviewsPage } from "../../ui/dealer/reviews/OwnReviewsPage.tsx"
import { reviewHead } from "../../ui/dealer/reviews/review-heads.ts"
import { FormDialog } from "../../ui/kit/desk-form/FormDialog.tsx"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { useDeskForm } from "../-desk/use-desk-form.ts"
import { useStaffList } from "../-desk/use-staff-list.ts"

/** A dealer's reviews, and the answers to them; which are shown stands in the address. */
export const Route = createFileRoute("/_desk/haendler/bewertungen")({
  staticData: { page: "app", permission: "reviews.answer", texts: ["support"] },
  loaderDeps: ({ search }) => ownReviewsQueryOf(search),
  loader: (at) => loaded(at, ownReviews(at.deps)),
  head: ({ match: { context } }) => reviewHead(context.i18n, "own"),
  component: OwnReviews
})

function OwnReviews() {
  const { page } = Route.useRouteContext()
  const query = Route.useLoaderDeps()
  const { list, isLoading, onRetry } = useStaffList(ownReviews(query), Route.useLoaderData())
  const href = useHref()
  const isLive = useLive()
  const [open, setOpen] = useState<DealerReview>()
  // what is read anew while it is open comes into its form
  const read = list?.items.find(({ id }) => id === open?.id)
  const { session } = page
  return (
    <OwnReviewsPage
      list={list}
      isLoading={isLoading}
      onRetry={onRetry}
      stand={query.stand}
      hasDealers={session !== null && rowsOf("reviews.answer", { kind: "account", ...session }) === "all"}
      hrefOf={({ stand, page: to = 1 }) =>
        href(queryPath("/haendler/bewertungen", ownReviewsQueryOf({ stand, seite: String(to) })))
      }
      onAnswer={isLive ? setOpen : undefined}
      form={
        open !== undefined && (
          <AnswerDialog key={open.id} review={read ?? open} onClose={() => setOpen(undefined)} />
        )
      }
    />
  )
}

/** The form of an answer; it goes once it is saved. */
function AnswerDialog({ review, onClose }: { readonly review: DealerReview; readonly onClose: () => void }) {
  const edit = useDeskForm(answerForm, review)
  const isSaved = edit.view.state === "saved"
  useEffect(() => {
    if (isSaved) onClose()
  }, [isSaved, onClose])
  return (
    <FormDialog
      texts={answerTexts}
      name={undefined}
      add={<AnswerTitle isNew={review.reply === null} />}
      onClose={onClose}
      {...edit}
    />
  )
}
