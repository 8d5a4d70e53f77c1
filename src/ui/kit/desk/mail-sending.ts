import { createContext } from "react"
import type { OwnSupportInfo } from "../../../domain/support/records.ts"

/** Whether mails are sent: without a mail server they are only stored. `undefined` until it is known. */
export type MailSending = Pick<OwnSupportInfo, "sendsMails"> | undefined

/** Context for dialogs that promise a mail, below pages that know whether it will be sent (rule desk.mail-server). */
export const MailSendingContext = createContext<MailSending>(undefined)
