import type { HTMLAttributes } from "react"
import { classes } from "./style/classes.ts"
import s from "./Card.module.css"

/** A sheet of paper on the page; `high` lifts the one thing that is to be done. */
export function Card({
  high = false,
  className,
  ...rest
}: HTMLAttributes<HTMLDivElement> & { readonly high?: boolean }) {
  return <div {...rest} className={classes(s["card"], high && s["high"], className)} />
}
