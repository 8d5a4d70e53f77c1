import type { ReactNode } from "react"
import s from "./Hidden.module.css"

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={s["hidden"]}>{children}</span>
}

/** Announces each new result once; must be on the page from the start, otherwise nothing is announced. */
export function LiveRegion({ children }: { readonly children: ReactNode }) {
  return (
    <output className={s["hidden"]} aria-live="polite">
      {children}
    </output>
  )
}
