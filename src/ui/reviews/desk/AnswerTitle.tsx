import { Trans } from "@lingui/react/macro"

/** Title of the form for a dealer's reply. */
export function AnswerTitle({ isNew }: { readonly isNew: boolean }) {
  return isNew ? <Trans>Auf die Bewertung antworten</Trans> : <Trans>Antwort ändern</Trans>
}
