import type { MouseEvent, ReactNode } from "react"
import s from "./Chips.module.css"

interface ChipProps {
  readonly href: string
  readonly isCurrent: boolean
  /** Handles the click on a hydrated page. */
  readonly onClick?: ((event: MouseEvent) => void) | undefined
  readonly children: ReactNode
}

/** A chip: a link that filters the list of this page. */
export function Chip({ href, isCurrent, onClick, children }: ChipProps) {
  return (
    <li>
      <a
        href={href}
        rel="nofollow"
        className={s["chip"]}
        aria-current={isCurrent ? "true" : undefined}
        onClick={onClick}
      >
        {children}
      </a>
    </li>
  )
}

/** Chips in one line above a list; `name` is announced by screen readers. */
export function Chips({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <nav aria-label={name} className={s["chips"]}>
      <ul className={s["list"]}>{children}</ul>
    </nav>
  )
}
