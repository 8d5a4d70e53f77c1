import { useRouter } from "@tanstack/react-router"
import type { AnchorHTMLAttributes } from "react"
import { isPlainClick } from "../live/plain-click.ts"

/** A link to another page behind the sign-in, on this host; with JavaScript it navigates without a page load. */
export function DeskLink({
  href,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string }) {
  const router = useRouter()
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        void router.navigate({ href })
      }}
    >
      {children}
    </a>
  )
}
