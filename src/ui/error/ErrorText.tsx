import { Trans } from "@lingui/react/macro"
import { notFoundMessage } from "../../domain/site/not-found.ts"
import { NoAddressText } from "../kit/documents/NoAddressText.tsx"
import s from "./ErrorPage.module.css"

/** Explains an HTTP status and what the user can do (rule page.error). */
export function ErrorText({ status }: { readonly status: number }) {
  if (status === 400 || status === 405) return <NoAddressText status={status} className={s["text"]} />
  if (status === 404)
    return (
      <>
        <p className={s["text"]}>
          <Trans>Die angeforderte Seite existiert nicht... Bitte benutzen Sie die Navigation.</Trans>
        </p>
        {/* the same words as in the report of the error, for users who write to the shop about it */}
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

/** Explains an HTTP status with which the page cannot be shown, and what the user can do. */
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
