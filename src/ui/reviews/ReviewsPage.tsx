import { Trans } from "@lingui/react/macro"
import type { DealerReviews as Reviews } from "../../domain/review/review-list.ts"
import type { ReviewWish } from "../../domain/review/review-wish.ts"
import { useHref } from "../kit/site.tsx"
import { Notice } from "../kit/notice/Notice.tsx"
import { DealerReviews } from "./DealerReviews.tsx"
import s from "./Reviews.module.css"

interface ReviewsPageProps {
  /** Undefined when nobody answered. */
  readonly loaded: { readonly reviews: Reviews; readonly wish: ReviewWish } | undefined
}

/** All reviews of one dealer. */
export function ReviewsPage({ loaded }: ReviewsPageProps) {
  const href = useHref()
  if (loaded === undefined)
    return (
      <div className={s["page"]}>
        <h1>
          <Trans>Bewertungen</Trans>
        </h1>
        <Notice tone="bad" title={<Trans>Die Bewertungen konnten gerade nicht geladen werden</Trans>}>
          <p>
            <Trans>Bitte laden Sie diese Seite in ein paar Minuten noch einmal.</Trans>
          </p>
        </Notice>
      </div>
    )
  const { reviews, wish } = loaded
  return (
    <div className={s["page"]}>
      <h1>{reviews.dealerName}</h1>
      <p>
        <a href={href(`/holzpellethaendler/${reviews.dealerId}`)}>
          <Trans>Alles über diesen Händler</Trans>
        </a>
      </p>
      <DealerReviews reviews={reviews} wish={wish} path={`/bewertungen/${reviews.dealerId}`} />
    </div>
  )
}
