import { Trans, useLingui } from "@lingui/react/macro"
import type { SentMail } from "../../domain/support/records.ts"
import type { MailSending } from "../kit/desk/mail-sending.ts"
import { Button } from "../kit/Button.tsx"
import { shortMoment } from "../kit/desk/moment.ts"
import { useSite } from "../kit/site.tsx"
import { MailFailure, mailKinds, MailStateBadge } from "./mail-texts.tsx"
import { NoMailServer } from "../kit/desk/NoMailServer.tsx"
import { entryStyles as s, Part } from "../kit/desk/Part.tsx"

export interface MailsPartProps {
  readonly mails: ReadonlyArray<SentMail>
  /** `undefined` until it is known whether mails are sent. */
  readonly own: MailSending
  /** `undefined` for users without permission, and until the page is hydrated. */
  readonly onSendAgain: ((id: string) => void) | undefined
  /** Id of the mail that is being sent again. */
  readonly sending: string | null
  /** Whether the last request to send a mail again failed or came too early. */
  readonly hasFailed: boolean
}

/** Mails to buyer and seller, with their status. */
export function MailsPart({ mails, own, onSendAgain, sending, hasFailed }: MailsPartProps) {
  const { i18n } = useLingui()
  const tag = useSite().locale.bcp47
  const kindOf = (kind: string): string => {
    const name = mailKinds[kind]
    return name === undefined ? kind : i18n._(name)
  }
  return (
    <Part id="order-mails" title={<Trans>Mails</Trans>}>
      <NoMailServer own={own} />
      <p role="alert" className={s.error}>
        {hasFailed && (
          <Trans>
            Das hat nicht geklappt. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.
          </Trans>
        )}
      </p>
      {mails.length === 0 ? (
        <p className={s.quiet}>
          <Trans>Zu dieser Bestellung wurde noch nichts geschrieben.</Trans>
        </p>
      ) : (
        <ul className={s.list}>
          {mails.map((mail) => (
            <li key={mail.id} className={s.entry}>
              <p className={s.head}>
                <strong id={`mail-${mail.id}`}>{mail.subject}</strong>
                <MailStateBadge state={mail.state} />
              </p>
              <p className={s.quiet}>
                {kindOf(mail.kind)} · <Trans>an {mail.recipient}</Trans> ·{" "}
                {shortMoment(tag, mail.sentAt ?? mail.createdAt)}
              </p>
              {mail.failure !== "" && (
                <p className={s.quiet}>
                  <MailFailure failure={mail.failure} />
                </p>
              )}
              {mail.canBeSentAgain && onSendAgain !== undefined && (
                <div className={s.actions}>
                  <Button
                    look="secondary"
                    aria-describedby={`mail-${mail.id}`}
                    busy={sending === mail.id}
                    disabled={sending !== null && sending !== mail.id}
                    onClick={() => onSendAgain(mail.id)}
                  >
                    <Trans>Noch einmal senden</Trans>
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}
