import type { ReactNode } from "react"
import { DeskLink } from "../desk/DeskLink.tsx"
import s from "./DeskReviews.module.css"

interface ReviewFiltersProps {
  readonly label: string
  readonly filters: ReadonlyArray<{
    readonly key: string
    readonly name: ReactNode
    readonly href: string
    readonly isChosen: boolean
  }>
}

/** Filters of the review list. */
export function ReviewFilters({ label, filters }: ReviewFiltersProps) {
  return (
    <nav aria-label={label}>
      <ul className={s["filters"]}>
        {filters.map(({ key, name, href, isChosen }) => (
          <li key={key}>
            <DeskLink className={s["filter"]} href={href} aria-current={isChosen ? "true" : undefined}>
              {name}
            </DeskLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
