import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react"
import { classes } from "./style/classes.ts"
import s from "./Button.module.css"

/** One primary button per page; secondary for the alternative action, quiet for rarely used actions. */
export type ButtonLook = "primary" | "secondary" | "quiet"

interface Looks {
  readonly look?: ButtonLook
  readonly wide?: boolean
}

/** Returns the button's class, for links that the router renders. */
export const buttonClass = ({ look = "primary", wide = false }: Looks = {}): string =>
  classes(s["button"], s[look], wide && s["wide"])

/** A button; while `busy` it ignores further clicks, stays focusable and is announced as busy. */
export function Button({
  look,
  wide,
  busy = false,
  className,
  onClick,
  type = "button",
  children,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & Looks & { readonly busy?: boolean }) {
  return (
    <button
      type={type}
      className={classes(buttonClass({ ...(look && { look }), ...(wide && { wide }) }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...rest}
      data-state={busy ? "busy" : "ready"}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {children}
      {busy && <span className={s["spinner"]} aria-hidden="true" />}
    </button>
  )
}

/** A link that looks like a button, for navigation to another page. */
export function ButtonLink({
  look,
  wide,
  className,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & Looks & { readonly href: string }) {
  return (
    <a
      {...rest}
      className={classes(buttonClass({ ...(look && { look }), ...(wide && { wide }) }), className)}
    >
      {children}
    </a>
  )
}
