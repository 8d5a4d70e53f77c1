import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { Notice } from "../notice/Notice.tsx"
import type { MailSending } from "./mail-sending.ts"
import s from "./NoMailServer.module.css"

interface NoMailServerProps {
  readonly own: MailSending
  /** What it means here, if the mail is not one that staff find in the outbox. */
  readonly children?: ReactNode
}

/**
 * Warns that no mail is sent, at places where users expect a mail (rule desk.mail-server); renders nothing until it is
 * known whether mails are sent.
 */
export function NoMailServer({ own, children }: NoMailServerProps) {
  return (
    own?.sendsMails === false && (
      <div className={s["said"]}>
        <Notice tone="bad" title={<Trans>Mails werden nicht gesendet</Trans>}>
          <p>
            {children ?? (
              <Trans>
                Es ist kein Mailserver eingerichtet. Mails werden geschrieben, stehen im Postausgang und gehen
                nicht hinaus, auch Einladungen nicht.
              </Trans>
            )}
          </p>
        </Notice>
      </div>
    )
  )
}

/** The same warning as one line, beside acts that are sent without a dialog. */
export function NoMailLine({ own, children }: Required<NoMailServerProps>) {
  return own?.sendsMails === false && <span className={s["line"]}>{children}</span>
}
