import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { notFoundMessage } from "../../domain/site/not-found.ts"
import { ButtonLink } from "../kit/Button.tsx"
import { NoAddressText } from "../kit/documents/NoAddressText.tsx"
import { PelletHeap } from "../kit/icon/PelletHeap.tsx"
import { useHref } from "../kit/site.tsx"
import { CalculatorDock } from "../layouts/CalculatorDock.tsx"
import s from "./ErrorPage.module.css"

interface ErrorPageProps {
  readonly status: number
  /** The simple calculator, so that the way to the offers is not lost. */
  readonly calculator?: ReactNode
}

/** What went wrong, by its status; whoever may not see a page is told the same with 401 and 403. */
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

function ErrorText({ status }: { readonly status: number }) {
  if (status === 400 || status === 405) return <NoAddressText status={status} className={s["text"]} />
  if (status === 404)
    return (
      <>
        <p className={s["text"]}>
          <Trans>Die angeforderte Seite existiert nicht... Bitte benutzen Sie die Navigation.</Trans>
        </p>
        {/* the same words as in the report of the error, for whoever tells us of it */}
        <p className={s["apology"]} lang="en">
          {status} · {notFoundMessage}
        </p>
      </>
    )
  if (status === 410 || status === 413 || status === 429 || status === 503)
    return (
      <p className={s["text"]}>
        <Refused status={status} />
      </p>
    )
  return (
    <p className={s["text"]}>
      <Trans>Da ist leider etwas schiefgelaufen...</Trans>{" "}
      {status === 401 || status === 403 ? (
        <Trans>Leider haben Sie keinen Zugang zu dieser Seite.</Trans>
      ) : (
        <Trans>Unsere Techniker sind bereits informiert und arbeiten an einer Lösung.</Trans>
      )}
    </p>
  )
}

/** What the answer says that the page could not be made of, and what to do. */
function Refused({ status }: { readonly status: 410 | 413 | 429 | 503 }) {
  switch (status) {
    case 410:
      return <Trans>Diese Seite gibt es nicht mehr.</Trans>
    case 413:
      return <Trans>Das war zu viel auf einmal. Bitte senden Sie weniger.</Trans>
    case 429:
      return <Trans>Das waren zu viele Anfragen. Bitte laden Sie die Seite in einer Minute neu.</Trans>
    case 503:
      return <Trans>Diese Seite antwortet gerade nicht. Bitte laden Sie sie in einer Minute neu.</Trans>
  }
}
