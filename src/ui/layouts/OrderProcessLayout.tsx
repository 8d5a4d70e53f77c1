import type { ReactNode } from "react"
import s from "./FocusedLayout.module.css"
import { SampleBar } from "./SampleBar.tsx"
import type { SiteFacts } from "./site-facts.ts"
import { SkipLink } from "./SkipLink.tsx"
import { SlimFooter, SlimHeader } from "./Slim.tsx"

interface OrderProcessLayoutProps {
  readonly facts: SiteFacts
  /** The current step and the steps that follow. */
  readonly progress: ReactNode
  /** Summary of the order; beside the step on wide screens, collapsed above it on a phone. */
  readonly summary?: ReactNode
  readonly children: ReactNode
}

/** Layout of the order process: one question per page, with the progress on top and the order at the side. */
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
