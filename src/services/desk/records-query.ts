import { type MailState, mailStates } from "../../domain/mail/mail-state.ts"
import { type AuditEvent, auditEvents } from "../../domain/account/audit-events.ts"
import { dayOfIso } from "../../domain/price/local-day.ts"
import { pageIn, textIn } from "./list-query.ts"
import { dayIn } from "./span-query.ts"

type Search = Readonly<Record<string, unknown>>

/** Search parameters of the outbox: search text, mail status, page; all are optional. */
export interface MailsQuery {
  readonly suche?: string
  readonly stand?: MailState
  readonly seite?: number
}

/** Reads search parameters; invalid values are left out, so that the same list always has the same URL. */
export const mailsQueryOf = (search: Search): MailsQuery => {
  const suche = textIn(search["suche"])
  const stand = mailStates.find((state) => state === search["stand"])
  const seite = pageIn(search)
  return {
    ...(suche !== "" && { suche }),
    ...(stand !== undefined && { stand }),
    ...(seite > 1 && { seite })
  }
}

/** Converts the search parameters to the query of the API call. */
export const mailsCallOf = ({ suche, stand, seite }: MailsQuery) => ({
  ...(suche !== undefined && { search: suche }),
  ...(stand !== undefined && { state: stand }),
  ...(seite !== undefined && { page: seite })
})

/** Search parameters of the audit log: an account, an event, a day in the office's time zone, a page. */
export interface AuditQuery {
  readonly konto?: string
  readonly ereignis?: AuditEvent
  readonly tag?: string
  readonly seite?: number
}

/** Reads search parameters; a day that is not formatted as a date is left out. */
export const auditQueryOf = (search: Search): AuditQuery => {
  const konto = textIn(search["konto"])
  const ereignis = auditEvents.find((event) => event === search["ereignis"])
  const tag = dayIn(search["tag"])
  const seite = pageIn(search)
  return {
    ...(konto !== "" && { konto }),
    ...(ereignis !== undefined && { ereignis }),
    ...(tag !== undefined && { tag }),
    ...(seite > 1 && { seite })
  }
}

/** Converts the search parameters to the query of the API call; a day that does not exist is left out. */
export const auditCallOf = ({ konto, ereignis, tag, seite }: AuditQuery) => ({
  ...(konto !== undefined && { account: konto }),
  ...(ereignis !== undefined && { event: ereignis }),
  ...(tag !== undefined && dayOfIso(tag) !== undefined && { day: tag }),
  ...(seite !== undefined && { page: seite })
})
