import { Trans } from "@lingui/react/macro"
import { useEffect, useRef } from "react"
import { ButtonLink } from "../kit/Button.tsx"
import { Notice } from "../kit/notice/Notice.tsx"
import { useHref } from "../kit/site.tsx"

/** Result of sending the application that needs an explanation in addition to the messages at the fields. */
export type Ending = "unreachable" | "tooMany" | "documentsGone" | undefined

/** Confirmation that the application has arrived; replaces the form and receives the focus. */
export function Sent() {
  const href = useHref()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1}>
      <Notice
        tone="good"
        announced
        title={<Trans>Ihre Anfrage ist angekommen</Trans>}
        actions={
          <ButtonLink href={href("/holzpellethaendler")} look="secondary">
            <Trans>Zu den Händlern</Trans>
          </ButtonLink>
        }
      >
        <p>
          <Trans>
            Wir haben Ihnen eine E-Mail geschickt. Wir sehen uns Ihre Angaben an und antworten an dieselbe
            Adresse.
          </Trans>
        </p>
      </Notice>
    </div>
  )
}

/** Explains why the application was not sent; all input stays in the form. */
export function Trouble({ ending, email }: { readonly ending: Ending; readonly email: string }) {
  if (ending === undefined) return null
  return (
    <Notice tone="bad" announced title={<Trans>Ihre Anfrage ist noch nicht gesendet</Trans>}>
      <p>
        {ending === "tooMany" ? (
          <Trans>
            Von Ihnen oder aus Ihrem Netz kamen heute schon viele. Bitte versuchen Sie es morgen noch einmal
            oder schreiben Sie an {email}.
          </Trans>
        ) : ending === "documentsGone" ? (
          <Trans>
            Ihre Dokumente liegen uns nicht mehr vor. Bitte entfernen Sie sie und wählen Sie sie noch einmal
            aus.
          </Trans>
        ) : (
          <Trans>
            Wir sind gerade nicht zu erreichen. Ihre Angaben stehen noch im Formular: Bitte senden Sie sie in
            ein paar Minuten noch einmal.
          </Trans>
        )}
      </p>
    </Notice>
  )
}
