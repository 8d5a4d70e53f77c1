import { Trans } from "@lingui/react/macro"
import { use } from "react"
import { MailSendingContext } from "../../../kit/desk/mail-sending.ts"
import { NoMailLine, NoMailServer } from "../../../kit/desk/NoMailServer.tsx"

/** Warns, below the promise of a mail to the customer, that it is not sent (rule desk.mail-server). */
export function NoMailToBuyer() {
  return (
    <NoMailServer own={use(MailSendingContext)}>
      <Trans>
        Es ist kein Mailserver eingerichtet: Die Mail an den Kunden geht nicht hinaus. Bitte sagen Sie ihm
        selbst Bescheid.
      </Trans>
    </NoMailServer>
  )
}

/** The same in one line, for acts that are sent without a form. */
export function NoMailBesideAct({ areMany = false }: { readonly areMany?: boolean }) {
  return (
    <NoMailLine own={use(MailSendingContext)}>
      {areMany ? (
        <Trans>Mails werden nicht gesendet: Bitte sagen Sie jedem Kunden selbst Bescheid.</Trans>
      ) : (
        <Trans>Mails werden nicht gesendet: Bitte sagen Sie dem Kunden selbst Bescheid.</Trans>
      )}
    </NoMailLine>
  )
}
