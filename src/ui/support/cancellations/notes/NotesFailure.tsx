import { Trans } from "@lingui/react/macro"
import type { NotesNotice } from "./notes.view.ts"
import s from "./Panel.module.css"

/** Explains why a text was not saved; the text is still in its field. */
export function NotesFailure({
  notice,
  signInHref
}: {
  readonly notice: NotesNotice
  readonly signInHref: string
}) {
  if (notice !== "unreachable" && notice !== "refused" && notice !== "expired") return null
  return (
    <p role="alert" className={s["bad"]}>
      {notice === "unreachable" ? (
        <Trans>Keine Antwort vom Server. Bitte noch einmal speichern.</Trans>
      ) : notice === "refused" ? (
        <Trans>Der Server hat das nicht angenommen.</Trans>
      ) : (
        <Trans>
          Ihre Anmeldung ist abgelaufen. Bitte <a href={signInHref}>melden Sie sich an</a> und speichern Sie
          noch einmal.
        </Trans>
      )}
    </p>
  )
}
