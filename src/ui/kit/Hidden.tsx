import type { ReactNode } from "react"
import s from "./Hidden.module.css"

/** Text for those who listen to the page. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={s["hidden"]}>{children}</span>
}

/** Says each new result once; stands in the page from the beginning, else it would say nothing. */
export function LiveRegion({ children }: { readonly children: ReactNode }) {
  return (
    <output className={s["hidden"]} aria-live="polite">
      {children}
    </output>
  )
}
