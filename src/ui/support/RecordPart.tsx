import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { Unanswered } from "../kit/desk/ListNotices.tsx"
import { Part } from "../kit/desk/Part.tsx"
import s from "./People.module.css"

const titles = {
  alarms: <Trans>Preisalarme</Trans>,
  newsletter: <Trans>Newsletter</Trans>,
  legalTexts: <Trans>Rechtstexte</Trans>
} as const

interface RecordPartProps {
  readonly part: keyof typeof titles
  /** `undefined` until a response arrives. */
  readonly children: ReactNode | undefined
  readonly isLoading: boolean
  /** Undefined until the page is hydrated. */
  readonly onRetry: (() => void) | undefined
  /** Link that retries before hydration and without JavaScript. */
  readonly retryHref: string
}

/**
 * Part of a person's page that is loaded separately: if loading the part fails, the rest of the page remains visible.
 */
export function RecordPart({ part, children, isLoading, onRetry, retryHref }: RecordPartProps) {
  return (
    <Part id={`customer-${part}`} title={titles[part]}>
      {children !== undefined ? (
        children
      ) : isLoading ? (
        <output className={s["note"]}>
          <Trans>Wird geladen …</Trans>
        </output>
      ) : (
        <Unanswered onRetry={onRetry} retryHref={retryHref}>
          <Trans>Der Server hat nicht geantwortet. Die übrige Seite stimmt.</Trans>
        </Unanswered>
      )}
    </Part>
  )
}
