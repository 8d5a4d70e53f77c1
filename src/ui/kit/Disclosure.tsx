import type { ComponentProps, ReactNode } from "react"
import { classes } from "./style/classes.ts"
import s from "./Disclosure.module.css"

/**
 * Optional details: the browser's own `details` element with a summary line that opens it. The arrow is drawn by the
 * style sheet, since lists have one in each row.
 */
export function Disclosure({
  more,
  className,
  children,
  ...rest
}: ComponentProps<"details"> & { readonly more: ReactNode }) {
  return (
    <details {...rest} className={classes(s["details"], className)}>
      <summary className={s["more"]} data-part="more">
        {more}
      </summary>
      {children}
    </details>
  )
}
