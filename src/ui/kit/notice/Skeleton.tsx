import { classes } from "../style/classes.ts"
import s from "./Skeleton.module.css"

/** Placeholder bar with the height of a text line, so that the layout does not shift when the text appears. */
export function Skeleton({ width = "full" }: { readonly width?: "short" | "half" | "full" }) {
  return <span aria-hidden="true" className={classes(s["bar"], s[width])} />
}
