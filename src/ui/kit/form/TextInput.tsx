import type { ComponentProps, ReactNode } from "react"
import { ChevronDown } from "lucide-react"
import { classes } from "../style/classes.ts"
import s from "./TextInput.module.css"

/** A single-line text field; `unit` is shown after the text and is part of the label for screen readers. */
export function TextInput({
  unit,
  big = false,
  className,
  ...rest
}: ComponentProps<"input"> & { readonly unit?: ReactNode; readonly big?: boolean }) {
  return (
    <span className={classes(s["box"], big && s["big"], className)}>
      <input {...rest} className={s["input"]} />
      {unit !== undefined && (
        <span className={s["unit"]} aria-hidden="true">
          {unit}
        </span>
      )}
    </span>
  )
}

/** The browser's native select: works without JavaScript, by keyboard and on every phone. */
export function Select({
  big = false,
  className,
  children,
  ...rest
}: ComponentProps<"select"> & { readonly big?: boolean }) {
  return (
    <span className={classes(s["box"], big && s["big"], className)}>
      <select {...rest} className={classes(s["input"], s["select"])}>
        {children}
      </select>
      <ChevronDown className={s["chevron"]} size={20} aria-hidden="true" />
    </span>
  )
}
