import type { ReactNode } from "react"
import s from "./FocusedLayout.module.css"
import { SampleBar } from "./SampleBar.tsx"
import type { SiteFacts } from "./site-facts.ts"
import { SkipLink } from "./SkipLink.tsx"
import { SlimFooter, SlimHeader } from "./Slim.tsx"

interface OrderProcessLayoutProps {
  readonly facts: SiteFacts
  /** Where I am and what comes. */
  readonly progress: ReactNode
  /** The order in short; beside the step on a desk, above it and folded on a phone. */
  readonly summary?: ReactNode
  readonly children: ReactNode
}

/** One question a page, with the way on top and the order at the side. */
export function OrderProcessLayout({ facts, progress, summary, children }: OrderProcessLayoutProps) {
  return (
    <>
      <SkipLink />
      {facts.isSample && <SampleBar />}
      <SlimHeader facts={facts} />
      <div className={s["progress"]}>{progress}</div>
      <div className={s["split"]}>
        <main id="inhalt" tabIndex={-1} className={s["step"]}>
          {children}
        </main>
        {summary !== undefined && <aside className={s["aside"]}>{summary}</aside>}
      </div>
      <SlimFooter />
    </>
  )
}
