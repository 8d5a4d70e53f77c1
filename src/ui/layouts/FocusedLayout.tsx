import type { ReactNode } from "react"
import s from "./FocusedLayout.module.css"
import { SampleBar } from "./SampleBar.tsx"
import type { SiteFacts } from "./site-facts.ts"
import { SkipLink } from "./SkipLink.tsx"
import { SlimFooter, SlimHeader } from "./Slim.tsx"

interface SlimLayoutProps {
  readonly facts: SiteFacts
  readonly children: ReactNode
}

/** A page without product groups, but with links to the legal pages (rule law.imprint). */
function SlimLayout({ facts, look, children }: SlimLayoutProps & { readonly look: "page" | "message" }) {
  return (
    <>
      <SkipLink />
      {facts.isSample && <SampleBar />}
      <SlimHeader facts={facts} />
      <main id="inhalt" tabIndex={-1} className={s[look]}>
        {children}
      </main>
      <SlimFooter />
    </>
  )
}

/** Layout of a page with a single task. */
export function FocusedLayout(props: SlimLayoutProps) {
  return <SlimLayout {...props} look="page" />
}

/** Layout with a message in the middle of the page, such as an error or a confirmation. */
export function MessageLayout(props: SlimLayoutProps) {
  return <SlimLayout {...props} look="message" />
}
