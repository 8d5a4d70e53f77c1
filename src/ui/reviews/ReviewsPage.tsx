import { Trans, useLingui } from "@lingui/react/macro"
import type { DealerReviews as Reviews } from "../../domain/review/review-list.ts"
import type { ReviewWish } from "../../domain/review/review-wish.ts"
import { Trail } from "../kit/documents/Trail.tsx"
import { Notice } from "../kit/notice/Notice.tsx"
import { DealerReviews } from "./DealerReviews.tsx"
import s from "./Reviews.module.css"

interface ReviewsPageProps {
  /** Undefined if the server has not responded. */
  readonly loaded: { readonly reviews: Reviews; readonly wish: ReviewWish } | undefined
}

/** Page: all reviews of one dealer. */
export function ReviewsPage({ loaded }: ReviewsPageProps) {
  const { t } = useLingui()
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
      <Trail
        links={[
          { title: t`Händler`, path: "/holzpellethaendler" },
          { title: reviews.dealerName, path: `/holzpellethaendler/${reviews.dealerId}` }
        ]}
        here={t`Bewertungen`}
      />
      <h1>{reviews.dealerName}</h1>
      <DealerReviews reviews={reviews} wish={wish} path={`/bewertungen/${reviews.dealerId}`} />
    </div>
  )
}
