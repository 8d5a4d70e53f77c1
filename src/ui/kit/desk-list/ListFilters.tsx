import type { ReactNode } from "react"
import { DeskLink } from "../desk/DeskLink.tsx"
import s from "./ListFilters.module.css"

interface ListFiltersProps {
  readonly label: string
  readonly filters: ReadonlyArray<{
    readonly key: string
    readonly name: ReactNode
    readonly href: string
    readonly isChosen: boolean
  }>
}

/** Filter links, each of which shows a different part of a list. */
export function ListFilters({ label, filters }: ListFiltersProps) {
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
