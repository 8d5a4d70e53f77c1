import { Trans } from "@lingui/react/macro"
import { BadgeCheck, Flag } from "lucide-react"
import { countries } from "../../domain/place/country.ts"
import type { PublicReview } from "../../domain/review/review-list.ts"
import { formatDate } from "../kit/format.ts"
import { VisuallyHidden } from "../kit/Hidden.tsx"
import { localDay } from "../kit/orders/local-day.ts"
import { StarMarks } from "./StarMarks.tsx"
import { useHref, useSite } from "../kit/site.tsx"
import s from "./Reviews.module.css"

interface ReviewItemProps {
  readonly review: PublicReview
  readonly dealerName: string
}

/** One review with its text, the reviewed goods, its source, and the dealer's reply. */
export function ReviewItem({ review, dealerName }: ReviewItemProps) {
  const { bcp47: tag, countryId } = useSite().locale
  const href = useHref()
  const dayOf = (moment: string) => formatDate(tag, localDay(countries[countryId].timeZone, moment))
  const { id, stars, text, createdAt, productName, deliveredOn, firstName, place, reply } = review
  const who = [firstName, place].filter((part) => part !== "").join(", ")
  return (
    <article className={s["review"]} id={`bewertung-${id}`}>
      <div className={s["reviewHead"]}>
        <StarMarks stars={stars} />
        <p className={s["quiet"]}>
          {who === "" ? <Trans>Ohne Namen</Trans> : <bdi>{who}</bdi>} ·{" "}
          <time dateTime={createdAt}>{dayOf(createdAt)}</time>
        </p>
      </div>
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
          Gekauft: {productName}, geliefert am {formatDate(tag, deliveredOn)}
        </Trans>
      </p>
      {reply !== null && (
        <div className={s["reply"]}>
          <p className={s["replyHead"]}>
            <Trans>Antwort von {dealerName}</Trans>{" "}
            <time className={s["quiet"]} dateTime={reply.createdAt}>
              {dayOf(reply.createdAt)}
            </time>
          </p>
          <p className={s["words"]} dir="auto">
            {reply.text}
          </p>
        </div>
      )}
      <p className={s["reviewFoot"]}>
        <a href={href("/bewertungen-erklaert")} className={s["sign"]}>
          <BadgeCheck size={16} aria-hidden="true" />
          <span>
            <Trans>Nach Lieferung bewertet</Trans>
            <VisuallyHidden>
              <Trans>: so prüfen wir Bewertungen</Trans>
            </VisuallyHidden>
          </span>
        </a>
        <a href={href(`/bewertung-melden/${id}`)} rel="nofollow" className={s["sign"]}>
          <Flag size={16} aria-hidden="true" />
          <Trans>Melden</Trans>
        </a>
      </p>
    </article>
  )
}
