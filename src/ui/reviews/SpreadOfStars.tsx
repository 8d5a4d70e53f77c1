import { Plural, Trans, useLingui } from "@lingui/react/macro"
import type { Distribution } from "../../domain/review/figure.ts"
import { type Mark, marks } from "../../domain/review/review.ts"
import { formatCount } from "../kit/format.ts"
import { VisuallyHidden } from "../kit/Hidden.tsx"
import { useSite } from "../kit/site.tsx"
import s from "./Reviews.module.css"

interface SpreadOfStarsProps {
  readonly distribution: Distribution
  /** The number of stars that the list is filtered by. */
  readonly chosen: Mark | null
  readonly hrefOf: (stars: Mark | null) => string
}

/**
 * Distribution of all reviews by number of stars: each bar shows the share of all reviews, and links to the reviews with
 * that number of stars.
 */
export function SpreadOfStars({ distribution, chosen, hrefOf }: SpreadOfStarsProps) {
  const { t } = useLingui()
  const tag = useSite().locale.bcp47
  const all = Math.max(
    1,
    distribution.reduce((sum, count) => sum + count, 0)
  )
  return (
    <nav aria-label={t`Nach Sternen`} className={s["spread"]}>
      <ul>
        {marks.map((mark) => {
          const count = distribution[mark - 1] ?? 0
          const bar = (
            <>
              <span>
                <Plural value={mark} one="# Stern" other="# Sterne" />
              </span>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" className={s["bar"]} aria-hidden="true">
                <rect width="100" height="10" className={s["barWhole"]} />
                <rect width={(100 * count) / all} height="10" className={s["barPart"]} />
              </svg>
              <span className={s["spreadCount"]}>
                {formatCount(tag, count)}
                <VisuallyHidden>
                  {" "}
                  <Plural value={count} one="Bewertung" other="Bewertungen" />
                </VisuallyHidden>
              </span>
            </>
          )
          return (
            <li key={mark}>
              {count === 0 ? (
                <span className={s["spreadRow"]}>{bar}</span>
              ) : (
                <a
                  href={hrefOf(mark)}
                  rel="nofollow"
                  className={s["spreadRow"]}
                  aria-current={mark === chosen ? "true" : undefined}
                >
                  {bar}
                </a>
              )}
            </li>
          )
        })}
      </ul>
      {chosen !== null && (
        <a href={hrefOf(null)} className={s["all"]}>
          <Trans>Alle Sterne zeigen</Trans>
        </a>
      )}
    </nav>
  )
}
