import { Trans } from "@lingui/react/macro"
import { Star } from "lucide-react"
import { noMarkInWords } from "../../domain/site/trust-rating.ts"
import { formatCount, formatMark } from "../kit/format.ts"
import { useSite } from "../kit/site.tsx"
import type { TrustFigures } from "./site-facts.ts"
import s from "./Trust.module.css"

/** Customers' ratings of the shop, as reported by the trust-rating service (rule page.trust-block). */
export function Trust({ trust }: { readonly trust: TrustFigures }) {
  const { locale } = useSite()
  const words = trust.overallMarkDescriptionGUILang
  const mark = formatMark(locale.bcp47, trust.overallMark)
  const active = formatCount(locale.bcp47, trust.activeReviewCount)
  const total = formatCount(locale.bcp47, trust.totalReviewCount)
  const days = trust.activePeriodInDays
  return (
    <div className={s["trust"]}>
      <Star size={18} aria-hidden="true" />
      <p>
        <b>
          {words !== noMarkInWords && `${words}: `}
          <Trans>{mark} von 5 Sternen</Trans>
        </b>
        <br />
        <Trans>
          {active} Bewertungen in {days} Tagen, {total} insgesamt
        </Trans>
        <br />
        <a href={trust.link} rel="noopener noreferrer">
          <Trans>Bewertungen bei Trusted Shops lesen</Trans>
        </a>
      </p>
    </div>
  )
}
