import type { TextareaHTMLAttributes } from "react"
import { classes } from "../style/classes.ts"
import s from "./TextInput.module.css"
import own from "./TextArea.module.css"

/** A field for a few lines of text, styled like the single-line field. */
export function TextArea({ className, ...rest }: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <span className={classes(s["box"], className)}>
      <textarea {...rest} className={classes(s["input"], own["area"])} />
    </span>
  )
}
