import { useDeferredValue } from "react"
import { sleepingPart } from "../kit/live/sleeping-part.tsx"
import type { SiteFacts } from "./site-facts.ts"

const Part = sleepingPart(
  async () => (await import("./awake-frame.tsx")).AwakeFooter,
  import.meta.env.SSR ? (await import("./Footer.tsx")).Footer : undefined
)

/** The footer as sent by the server: it contains only links, which work before the footer's script is loaded. */
export function FooterPart({ facts }: { readonly facts: SiteFacts }) {
  return <Part facts={useDeferredValue(facts)} />
}
