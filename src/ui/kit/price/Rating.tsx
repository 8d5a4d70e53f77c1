import { Plural, Trans } from "@lingui/react/macro"
import { Star } from "lucide-react"
import { formatCount, formatMark } from "../format.ts"
import { VisuallyHidden } from "../Hidden.tsx"
import { useSite } from "../site.tsx"
import s from "./Rating.module.css"

/** A dealer's rating (0–100) shown out of five with its number of reviews, or a text if there are no reviews. */
export function Rating({ rating, count }: { readonly rating: number; readonly count: number }) {
  const { locale } = useSite()
  if (count === 0)
    return (
      <span className={s["none"]}>
        <Trans>Noch keine Bewertungen</Trans>
      </span>
    )
  const mark = formatMark(locale.bcp47, rating / 20)
  const total = formatCount(locale.bcp47, count)
  return (
    <span className={s["rating"]}>
      <Star size={17} className={s["star"]} aria-hidden="true" />
      <span className={s["mark"]}>
        {mark}
        <VisuallyHidden>
          <Trans> von 5 Sternen</Trans>
        </VisuallyHidden>
      </span>
      <span className={s["count"]}>
        <Plural value={count} one={`(${total} Bewertung)`} other={`(${total} Bewertungen)`} />
      </span>
    </span>
  )
}
