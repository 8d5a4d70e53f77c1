import { lazy, memo, Suspense, useDeferredValue } from "react"
import { firstTouch } from "../kit/first-touch.ts"
import type { SiteFacts } from "./site-facts.ts"

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
