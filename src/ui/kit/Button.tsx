import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react"
import { classes } from "./style/classes.ts"
import s from "./Button.module.css"

/** One primary button on a page; secondary for the way beside it, quiet for what is rarely wanted. */
export type ButtonLook = "primary" | "secondary" | "quiet"

interface Looks {
  readonly look?: ButtonLook
  readonly wide?: boolean
}

/** Class of a button for links that the router renders. */
export const buttonClass = ({ look = "primary", wide = false }: Looks = {}): string =>
  classes(s["button"], s[look], wide && s["wide"])

/** A button; while `busy` it takes no second click, stays focusable and says that it is at work. */
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

/** A link that looks like a button, for ways that lead to another page. */
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
