import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { ButtonLink } from "../kit/Button.tsx"
import { PelletHeap } from "../kit/icon/PelletHeap.tsx"
import { useHref } from "../kit/site.tsx"
import { CalculatorDock } from "../layouts/CalculatorDock.tsx"
import { ErrorText } from "./ErrorText.tsx"
import s from "./ErrorPage.module.css"

interface ErrorPageProps {
  readonly status: number
  /** The simple calculator, so that visitors can still reach the offers. */
  readonly calculator?: ReactNode
}

/**
 * Error page for an HTTP status. 401 and 403 show the same message, since in both cases the user may not see the page.
 */
export function ErrorPage({ status, calculator }: ErrorPageProps) {
  const href = useHref()
  return (
    <>
      <div className={s["page"]} data-state={status}>
        <div className={s["message"]}>
          <h1>
            <Trans>Fehler {status}</Trans>
          </h1>
          <ErrorText status={status} />
          <p>
            <ButtonLink href={href("/")} look="secondary">
              <Trans>Zur Startseite</Trans>
            </ButtonLink>
          </p>
        </div>
        <div className={s["picture"]}>
          <PelletHeap />
        </div>
      </div>
      {calculator !== undefined && <CalculatorDock calculator={calculator} />}
    </>
  )
}
