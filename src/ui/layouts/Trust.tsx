import { Trans } from "@lingui/react/macro"
import { Star } from "lucide-react"
import { formatCount, formatMark } from "../kit/format.ts"
import { useSite } from "../kit/site.tsx"
import type { TrustFigures } from "./site-facts.ts"
import s from "./Trust.module.css"

/** What customers say of the shop, in figures of the trust-rating service. */
export function Trust({ trust }: { readonly trust: TrustFigures }) {
  const { locale } = useSite()
  const mark = formatMark(locale.bcp47, trust.overallMark)
  const count = formatCount(locale.bcp47, trust.totalReviewCount)
  return (
    <p className={s["trust"]}>
      <Star size={18} aria-hidden="true" />
      <span>
        <Trans>
          {mark} von 5 aus {count} Bewertungen
        </Trans>
      </span>
    </p>
  )
}
