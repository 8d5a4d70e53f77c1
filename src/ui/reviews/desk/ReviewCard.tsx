import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import type { PublicReview } from "../../../domain/review/review-list.ts"
import { shortDay } from "../../kit/desk/moment.ts"
import { StarMarks } from "../StarMarks.tsx"
import { useSite } from "../../kit/site.tsx"
import s from "./DeskReviews.module.css"

interface ReviewCardProps {
  readonly review: PublicReview
  /** Name of the dealer, if the context does not show it. */
  readonly dealerName?: string
  /** Badges with the status of the review. */
  readonly badges?: ReactNode
  /** Order that the review belongs to. */
  readonly order?: ReactNode
  /** Additional facts and actions. */
  readonly children?: ReactNode
}

/** A review on a desk page: stars, text, ordered goods, and the dealer's reply. */
export function ReviewCard({ review, dealerName, badges, order, children }: ReviewCardProps) {
  const tag = useSite().locale.bcp47
  const { stars, text, createdAt, productName, deliveredOn, firstName, place, reply } = review
  const who = [firstName, place].filter((part) => part !== "").join(", ")
  return (
    <article className={s["card"]}>
      <div className={s["head"]}>
        <StarMarks stars={stars} />
        <span className={s["quiet"]}>
          {who === "" ? <Trans>Ohne Namen</Trans> : <bdi>{who}</bdi>} · {shortDay(tag, createdAt)}
        </span>
        {badges}
      </div>
      {dealerName !== undefined && <p className={s["asideTitle"]}>{dealerName}</p>}
      {text === "" ? (
        <p className={s["quiet"]}>
          <Trans>Ohne Worte</Trans>
        </p>
      ) : (
        <p className={s["words"]} dir="auto">
          {text}
        </p>
      )}
      <p className={s["quiet"]}>
        <Trans>
          {productName}, geliefert am {shortDay(tag, `${deliveredOn}T12:00:00Z`)}
        </Trans>
        {order}
      </p>
      {reply !== null && (
        <div className={s["aside"]}>
          <p className={s["asideTitle"]}>
            <Trans>Antwort des Händlers, {shortDay(tag, reply.createdAt)}</Trans>
          </p>
          <p className={s["words"]} dir="auto">
            {reply.text}
          </p>
        </div>
      )}
      {children}
    </article>
  )
}
