import type { ReactNode } from "react"
import { classes } from "../style/classes.ts"
import s from "./Badge.module.css"

/** A short label, e.g. "Günstigstes Angebot"; the colour carries no information of its own. */
export function Badge({
  tone = "quiet",
  icon,
  children
}: {
  readonly tone?: "brand" | "good" | "quiet"
  readonly icon?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <span className={classes(s["badge"], s[tone])}>
      {icon}
      {children}
    </span>
  )
}
