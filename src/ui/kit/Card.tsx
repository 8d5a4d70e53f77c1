import type { HTMLAttributes } from "react"
import { classes } from "./style/classes.ts"
import s from "./Card.module.css"

/** A card on the page; `high` emphasizes the main action. */
export function Card({
  high = false,
  className,
  ...rest
}: HTMLAttributes<HTMLDivElement> & { readonly high?: boolean }) {
  return <div {...rest} className={classes(s["card"], high && s["high"], className)} />
}
