import type { ReactNode } from "react"
import s from "./FocusedLayout.module.css"
import { SampleBar } from "./SampleBar.tsx"
import type { SiteFacts } from "./site-facts.ts"
import { SkipLink } from "./SkipLink.tsx"
import { SlimFooter, SlimHeader } from "./Slim.tsx"

/** Layout of a page with a single task: no product groups, but links to the legal pages (rule law.imprint). */
export function FocusedLayout({
  facts,
  children
}: {
  readonly facts: SiteFacts
  readonly children: ReactNode
}) {
  return (
    <>
      <SkipLink />
      {facts.isSample && <SampleBar />}
      <SlimHeader facts={facts} />
      <main id="inhalt" tabIndex={-1} className={s["page"]}>
        {children}
      </main>
      <SlimFooter />
    </>
  )
}

/** Layout with a message in the middle of the page, such as an error or a confirmation. */
export function MessageLayout({
  facts,
  children
}: {
  readonly facts: SiteFacts
  readonly children: ReactNode
}) {
  return (
    <>
      <SkipLink />
      {facts.isSample && <SampleBar />}
      <SlimHeader facts={facts} />
      <main id="inhalt" tabIndex={-1} className={s["message"]}>
        {children}
      </main>
      <SlimFooter />
    </>
  )
}
