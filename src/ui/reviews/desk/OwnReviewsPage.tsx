import { Trans, useLingui } from "@lingui/react/macro"
import { MessageSquareReply, Pencil } from "lucide-react"
import type { ReactNode } from "react"
import type { DealerReview } from "../../../domain/review/desk-review.ts"
import { answerEditableHours, reviewInvitationDays } from "../../../domain/review/review.ts"
import type { ListPage } from "../../../domain/support/people.ts"
import { Button } from "../../kit/Button.tsx"
import { shortMoment } from "../../kit/desk/moment.ts"
import { Badge } from "../../kit/icon/Badge.tsx"
import { Notice } from "../../kit/notice/Notice.tsx"
import { useHref, useSite } from "../../kit/site.tsx"
import s from "./DeskReviews.module.css"
import { ReviewCard } from "./ReviewCard.tsx"
import { ListFilters } from "../../kit/desk-list/ListFilters.tsx"
import { ReviewList } from "./ReviewList.tsx"

type Stand = "offen" | "beantwortet" | undefined

interface OwnReviewsPageProps {
  /** Undefined if the server has not responded. */
  readonly list: ListPage<DealerReview> | undefined
  readonly isLoading: boolean
  readonly onRetry: (() => void) | undefined
  readonly stand: Stand
  readonly hasDealers: boolean
  readonly hrefOf: (change: { readonly stand?: Stand; readonly page?: number }) => string
  /** Undefined until the page is hydrated. */
  readonly onAnswer: ((review: DealerReview) => void) | undefined
  /** The form for a dealer's reply, if one is open. */
  readonly form: ReactNode
}

/** Page: reviews of a dealer, and the dealer's replies (rule review.answer). */
export function OwnReviewsPage(props: OwnReviewsPageProps) {
  const { list, isLoading, onRetry, stand, hasDealers, hrefOf, onAnswer, form } = props
  const { t } = useLingui()
  const href = useHref()
  const filters = [
    [undefined, t`Alle`],
    ["offen", t`Ohne Antwort`],
    ["beantwortet", t`Beantwortet`]
  ] as const
  return (
    <>
      <h1>
        <Trans>Bewertungen</Trans>
      </h1>
      <p className={s["found"]}>
        <Trans>
          Sie können auf jede Bewertung einmal antworten und die Antwort {answerEditableHours} Stunden lang
          ändern. Verstößt eine Bewertung gegen <a href={href("/bewertungen-erklaert")}>unsere Regeln</a>,
          melden Sie sie.
        </Trans>
      </p>
      <ListFilters
        label={t`Nach Antwort`}
        filters={filters.map(([key, name]) => ({
          key: key ?? "alle",
          name,
          href: hrefOf({ stand: key }),
          isChosen: key === stand
        }))}
      />
      <ReviewList
        list={list}
        isLoading={isLoading}
        onRetry={onRetry}
        hrefOf={(page) => hrefOf({ stand, page })}
        card={(review) => (
          <ReviewCard
            review={review}
            {...(hasDealers && { dealerName: review.dealerName })}
            badges={
              review.status === "removed" && (
                <Badge>
                  <Trans>Heruntergenommen</Trans>
                </Badge>
              )
            }
          >
            <Answering review={review} onAnswer={onAnswer} />
          </ReviewCard>
        )}
        empty={
          <Notice title={<Trans>Hier steht noch keine Bewertung</Trans>}>
            <p>
              <Trans>
                {reviewInvitationDays} Tage nach einer gemeldeten Lieferung bitten wir den Käufer darum.
              </Trans>
            </p>
          </Notice>
        }
      />
      {form}
    </>
  )
}

/** Possible actions for a review, or the reason why there are none. */
function Answering({
  review,
  onAnswer
}: {
  readonly review: DealerReview
  readonly onAnswer: ((review: DealerReview) => void) | undefined
}) {
  const tag = useSite().locale.bcp47
  const href = useHref()
  const { id, status, removedReason, mayAnswer, reply, answerUntil } = review
  if (status === "removed")
    return (
      <p className={s["quiet"]}>
        <Trans>Unser Grund: {removedReason}</Trans>
      </p>
    )
  const until = answerUntil === null ? "" : shortMoment(tag, answerUntil)
  return (
    <div className={s["actions"]}>
      {mayAnswer && (
        <Button look="secondary" disabled={onAnswer === undefined} onClick={() => onAnswer?.(review)}>
          {reply === null ? (
            <MessageSquareReply size={18} aria-hidden="true" />
          ) : (
            <Pencil size={18} aria-hidden="true" />
          )}
          {reply === null ? <Trans>Antworten</Trans> : <Trans>Antwort ändern</Trans>}
        </Button>
      )}
      {reply !== null && (
        <span className={s["quiet"]}>
          {mayAnswer ? <Trans>Änderbar bis {until}</Trans> : <Trans>Nicht mehr änderbar</Trans>}
        </span>
      )}
      <a href={href(`/bewertung-melden/${id}`)} className={s["quiet"]}>
        <Trans>Melden</Trans>
      </a>
    </div>
  )
}
