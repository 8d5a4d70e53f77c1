import { classes } from "../style/classes.ts"
import s from "./Skeleton.module.css"

/** A quiet bar where a text will stand, as high as its line, so that nothing jumps when it comes. */
export function Skeleton({ width = "full" }: { readonly width?: "short" | "half" | "full" }) {
  return <span aria-hidden="true" className={classes(s["bar"], s[width])} />
}
