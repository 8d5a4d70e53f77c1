import { Plural, Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import type { ListPage } from "../../../domain/support/people.ts"
import { NoSuchPage, Unanswered } from "../../kit/desk/ListNotices.tsx"
import { Pager } from "../../kit/desk/Pager.tsx"
import s from "./DeskReviews.module.css"

interface ReviewListProps<Row> {
  /** `undefined` until a response arrives. */
  readonly list: ListPage<Row> | undefined
  readonly isLoading: boolean
  readonly onRetry: (() => void) | undefined
  readonly hrefOf: (page: number) => string
  readonly card: (row: Row) => ReactNode
  /** The reason why there are no reviews, shown in place of the list. */
  readonly empty: ReactNode
}

/** Reviews on a desk page, one card each. */
export function ReviewList<Row extends { readonly id: number }>(props: ReviewListProps<Row>) {
  const { list, isLoading, onRetry, hrefOf, card, empty } = props
  if (list === undefined)
    return (
      <Unanswered onRetry={onRetry} retryHref={hrefOf(1)}>
        <Trans>Der Server hat nicht geantwortet. An den Bewertungen hat sich dadurch nichts geändert.</Trans>
      </Unanswered>
    )
  const { items, total, page, size } = list
  return (
    <>
      <output className={s["found"]}>
        {isLoading ? (
          <Trans>Wird geladen …</Trans>
        ) : (
          <Plural value={total} one="# Bewertung" other="# Bewertungen" />
        )}
      </output>
      {items.length === 0 ? (
        total > 0 ? (
          <NoSuchPage firstHref={hrefOf(1)} />
        ) : (
          empty
        )
      ) : (
        <ul className={s["list"]}>
          {items.map((row) => (
            <li key={row.id}>{card(row)}</li>
          ))}
        </ul>
      )}
      <Pager page={page} size={size} total={total} hrefOf={hrefOf} />
    </>
  )
}
