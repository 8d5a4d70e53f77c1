import { Trans } from "@lingui/react/macro"

/** What writing an answer is called. */
export function AnswerTitle({ isNew }: { readonly isNew: boolean }) {
  return isNew ? <Trans>Auf die Bewertung antworten</Trans> : <Trans>Antwort ändern</Trans>
}
