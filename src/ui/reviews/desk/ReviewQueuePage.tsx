import { Trans, useLingui } from "@lingui/react/macro"
import { Flag, Hourglass } from "lucide-react"
import type { ReactNode } from "react"
import { decisionsOn, type ModeratedReview, type ReviewDecision } from "../../../domain/review/desk-review.ts"
import type { ListPage } from "../../../domain/support/people.ts"
import s from "./DeskReviews.module.css"
import { ReviewCard } from "./ReviewCard.tsx"
import { ListFilters } from "../../kit/desk-list/ListFilters.tsx"
import { ReviewList } from "./ReviewList.tsx"
import { Button } from "../../kit/Button.tsx"
import { OrderLink } from "../../kit/desk/OrderLink.tsx"
import { shortMoment } from "../../kit/desk/moment.ts"
import { Badge } from "../../kit/icon/Badge.tsx"
import { Notice } from "../../kit/notice/Notice.tsx"
import { useSite } from "../../kit/site.tsx"
import { decisionNames, heldTexts, reportTexts } from "./review-texts.ts"

type Stand = "entfernt" | "sichtbar" | undefined
/** "eine" shows only the review that a task links to. */
type Shown = Stand | "eine"

interface ReviewQueuePageProps {
  /** `undefined` until a response arrives. */
  readonly list: ListPage<ModeratedReview> | undefined
  readonly isLoading: boolean
  readonly onRetry: (() => void) | undefined
  readonly stand: Shown
  readonly hrefOf: (change: { readonly stand?: Stand; readonly page?: number }) => string
  /** Undefined until the page is hydrated. */
  readonly onDecide: ((decision: ReviewDecision, review: ModeratedReview) => void) | undefined
  /** Confirmation dialog of the decisions. */
  readonly dialog: ReactNode
}

/** Page: reviews that staff have to check or have decided on (rule review.moderate). */
export function ReviewQueuePage(props: ReviewQueuePageProps) {
  const { list, isLoading, onRetry, stand, hrefOf, onDecide, dialog } = props
  const { t } = useLingui()
  const filters = [
    [undefined, t`Zu prüfen`],
    ["entfernt", t`Heruntergenommen`],
    ["sichtbar", t`Zu sehen`]
  ] as const
  return (
    <>
      <h1>
        <Trans>Bewertungen prüfen</Trans>
      </h1>
      <ListFilters
        label={t`Nach Stand`}
        filters={filters.map(([key, name]) => ({
          key: key ?? "offen",
          name,
          href: hrefOf({ stand: key }),
          isChosen: key === stand
        }))}
      />
      <ReviewList
        list={list}
        isLoading={isLoading}
        onRetry={onRetry}
        hrefOf={(page) => hrefOf({ stand: stand === "eine" ? undefined : stand, page })}
        card={(review) => (
          <ReviewCard
            review={review}
            dealerName={review.dealerName}
            badges={<Standing review={review} />}
            order={
              review.orderNumber !== null && (
                <>
                  {" · "}
                  <OrderLink orderId={review.orderId} orderNumber={review.orderNumber} />
                </>
              )
            }
          >
            <Reports review={review} />
            <Decisions review={review} onDecide={onDecide} />
          </ReviewCard>
        )}
        empty={
          stand === undefined ? (
            <Notice tone="good" title={<Trans>Nichts wartet auf eine Entscheidung</Trans>}>
              <p>
                <Trans>Hier stehen Bewertungen, die zurückgehalten oder gemeldet wurden.</Trans>
              </p>
            </Notice>
          ) : (
            <Notice
              title={
                stand === "eine" ? (
                  <Trans>Diese Bewertung gibt es nicht</Trans>
                ) : (
                  <Trans>Hier steht keine Bewertung</Trans>
                )
              }
            >
              <p>
                <Trans>Wählen Sie oben einen anderen Stand.</Trans>
              </p>
            </Notice>
          )
        }
      />
      {dialog}
    </>
  )
}

function Standing({ review }: { readonly review: ModeratedReview }) {
  const { i18n } = useLingui()
  const { status, heldCause, reports } = review
  return (
    <>
      {status === "held" && heldCause !== null && (
        <Badge tone="brand" icon={<Hourglass size={14} aria-hidden="true" />}>
          {i18n._(heldTexts[heldCause])}
        </Badge>
      )}
      {reports.length > 0 && (
        <Badge tone="brand" icon={<Flag size={14} aria-hidden="true" />}>
          <Trans>Gemeldet</Trans>
        </Badge>
      )}
      {status === "removed" && (
        <Badge>
          <Trans>Heruntergenommen</Trans>
        </Badge>
      )}
    </>
  )
}

function Reports({ review: { reports, removedReason } }: { readonly review: ModeratedReview }) {
  const { i18n } = useLingui()
  const tag = useSite().locale.bcp47
  return (
    <>
      {reports.map(({ at, reason, text }) => (
        <div key={`${at} ${reason} ${text}`} className={s["aside"]}>
          <p className={s["asideTitle"]}>
            {i18n._(reportTexts[reason])} · {shortMoment(tag, at)}
          </p>
          {text !== "" && (
            <p className={s["words"]} dir="auto">
              {text}
            </p>
          )}
        </div>
      ))}
      {removedReason !== null && (
        <p className={s["quiet"]}>
          <Trans>Grund: {removedReason}</Trans>
        </p>
      )}
    </>
  )
}

function Decisions({
  review,
  onDecide
}: {
  readonly review: ModeratedReview
  readonly onDecide: ReviewQueuePageProps["onDecide"]
}) {
  const { i18n } = useLingui()
  return (
    <div className={s["actions"]}>
      {decisionsOn(review).map((decision) => (
        <Button
          key={decision}
          look="secondary"
          disabled={onDecide === undefined}
          onClick={() => onDecide?.(decision, review)}
        >
          {i18n._(decisionNames[decision])}
        </Button>
      ))}
    </div>
  )
}
