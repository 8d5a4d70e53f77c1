import { lazy, memo, Suspense, useDeferredValue } from "react"
import { firstTouch } from "../kit/first-touch.ts"
import type { SiteFacts } from "./site-facts.ts"
// its rules belong to the page that was sent, though the script comes later
import "./Flag.module.css"
import "./Footer.module.css"
import "./Trust.module.css"
import "./Wordmark.module.css"

interface FooterProps {
  readonly facts: SiteFacts
}

const Footer = import.meta.env.SSR
  ? (await import("./Footer.tsx")).Footer
  : lazy(async () => {
      await firstTouch()
      return { default: (await import("./Footer.tsx")).Footer }
    })

const Part = memo(({ facts }: FooterProps) => (
  <Suspense>
    <Footer facts={facts} />
  </Suspense>
))

/** The footer as it was sent: all in it are links, which work before its script comes. */
export function FooterPart({ facts }: FooterProps) {
  return <Part facts={useDeferredValue(facts)} />
}
