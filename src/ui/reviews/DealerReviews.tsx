import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { assumed } from "../../domain/review/figure.ts"
import {
  type DealerReviews as Reviews,
  type ReviewSort,
  reviewSorts
} from "../../domain/review/review-list.ts"
import { type ReviewWish, reviewQuery } from "../../domain/review/review-wish.ts"
import { formatCount, formatMark } from "../kit/format.ts"
import { useHref, useSite } from "../kit/site.tsx"
import { ReviewItem } from "./ReviewItem.tsx"
import { ReviewPager } from "./ReviewPager.tsx"
import s from "./Reviews.module.css"
import { SpreadOfStars } from "./SpreadOfStars.tsx"

interface DealerReviewsProps {
  readonly reviews: Reviews
  readonly wish: ReviewWish
  /**
   * Path of the page that contains the reviews, without the locale's prefix; links in the reviews lead back to this
   * page.
   */
  readonly path: `/${string}`
}

/** Anchor to which the links in the reviews lead within the page. */
const anchor = "#bewertungen"

/**
 * A dealer's public reviews: the rating in words, the distribution of the stars, and one page of reviews. It is
 * rendered by the server, and every choice is a link.
 */
export function DealerReviews({ reviews, wish, path }: DealerReviewsProps) {
  const { t } = useLingui()
  const href = useHref()
  const linkTo = (change: Partial<ReviewWish>) => href(`${path}${reviewQuery(wish, change)}${anchor}`)
  const { ratingCount, distribution, items, dealerName, total, page, size } = reviews
  return (
    <section id="bewertungen" className={s["reviews"]} aria-labelledby="reviews-title">
      <h2 id="reviews-title">
        <Trans>Bewertungen</Trans>
      </h2>
      {ratingCount === 0 ? (
        <Nothing />
      ) : (
        <>
          <div className={s["summary"]}>
            <Figure reviews={reviews} />
            <SpreadOfStars
              distribution={distribution}
              chosen={wish.stars}
              hrefOf={(stars) => linkTo({ stars })}
            />
          </div>
          <div className={s["listHead"]}>
            <p>
              {wish.stars === null ? (
                <Plural value={total} one="# Bewertung" other="# Bewertungen" />
              ) : (
                <Trans>
                  <Plural value={total} one="# Bewertung" other="# Bewertungen" /> mit{" "}
                  <Plural value={wish.stars} one="# Stern" other="# Sternen" />
                </Trans>
              )}
            </p>
            <Sorts label={t`Sortieren nach`} chosen={wish.sort} hrefOf={(sort) => linkTo({ sort })} />
          </div>
          {items.length === 0 ? (
            <p>
              <Trans>
                Auf dieser Seite steht keine Bewertung. <a href={linkTo({ page: 1 })}>Zur ersten Seite</a>
              </Trans>
            </p>
          ) : (
            <ol className={s["list"]}>
              {items.map((review) => (
                <li key={review.id}>
                  <ReviewItem review={review} dealerName={dealerName} />
                </li>
              ))}
            </ol>
          )}
          <ReviewPager page={page} size={size} total={total} hrefOf={(to) => linkTo({ page: to })} />
        </>
      )}
    </section>
  )
}

function Nothing() {
  const href = useHref()
  return (
    <p className={s["nothing"]}>
      <Trans>
        Noch hat niemand diesen Händler bewertet. Bewerten kann nur, wer hier bestellt hat und beliefert
        wurde: <a href={href("/bewertungen-erklaert")}>So prüfen wir Bewertungen</a>.
      </Trans>
    </p>
  )
}

/** The dealer's rating, with an explanation of how it is calculated. */
function Figure({ reviews: { rating, ratingCount, average } }: { readonly reviews: Reviews }) {
  const tag = useSite().locale.bcp47
  const href = useHref()
  const mark = formatMark(tag, rating / 20)
  const plain = formatMark(tag, average ?? 0)
  const assumedStars = formatMark(tag, assumed.stars)
  const count = formatCount(tag, ratingCount)
  return (
    <div className={s["figure"]}>
      <p className={s["figureMark"]}>
        <strong>{mark}</strong> <Trans>von 5</Trans>
      </p>
      <p>
        <Plural value={ratingCount} one={`aus ${count} Bewertung`} other={`aus ${count} Bewertungen`} />
      </p>
      <p className={s["quiet"]}>
        <Trans>
          Durchschnitt der Sterne: {plain}. Für die Note zählen {assumed.reviews} gedachte Bewertungen mit{" "}
          {assumedStars} Sternen mit, damit wenige Stimmen nicht alles entscheiden.{" "}
          <a href={href("/bewertungen-erklaert")}>So prüfen und rechnen wir</a>
        </Trans>
      </p>
    </div>
  )
}

interface SortsProps {
  readonly label: string
  readonly chosen: ReviewSort
  readonly hrefOf: (sort: ReviewSort) => string
}

function Sorts({ label, chosen, hrefOf }: SortsProps) {
  const { t } = useLingui()
  const names: Readonly<Record<ReviewSort, string>> = {
    newest: t`Neueste`,
    best: t`Beste`,
    worst: t`Schlechteste`
  }
  return (
    <nav aria-label={label}>
      <ul className={s["sorts"]}>
        {reviewSorts.map((sort) => (
          <li key={sort}>
            <a
              href={hrefOf(sort)}
              rel="nofollow"
              className={s["sort"]}
              aria-current={sort === chosen ? "true" : undefined}
            >
              {names[sort]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
