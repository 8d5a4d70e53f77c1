import { type MailState, mailStates } from "../../domain/mail/mail-state.ts"
import { type AuditEvent, auditEvents } from "../../domain/account/audit-events.ts"
import { dayOfIso } from "../../domain/price/local-day.ts"
import { pageIn, textIn } from "./list-query.ts"
import { dayIn } from "./span-query.ts"

type Search = Readonly<Record<string, unknown>>

/** What the address of the outbox says: words, a state, a page; each may be missing. */
export interface MailsQuery {
  readonly suche?: string
  readonly stand?: MailState
  readonly seite?: number
}

/** Reads an address; what means nothing is left out, so that alike lists have one address. */
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

/** The same for a call. */
export const mailsCallOf = ({ suche, stand, seite }: MailsQuery) => ({
  ...(suche !== undefined && { search: suche }),
  ...(stand !== undefined && { state: stand }),
  ...(seite !== undefined && { page: seite })
})

/** What the address of the audit log says: an account, an event, a day of the office, a page. */
export interface AuditQuery {
  readonly konto?: string
  readonly ereignis?: AuditEvent
  readonly tag?: string
  readonly seite?: number
}

/** Reads an address; what is written otherwise than a day counts as no day. */
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

/** The same for a call; a day that does not exist is not asked for. */
export const auditCallOf = ({ konto, ereignis, tag, seite }: AuditQuery) => ({
  ...(konto !== undefined && { account: konto }),
  ...(ereignis !== undefined && { event: ereignis }),
  ...(tag !== undefined && dayOfIso(tag) !== undefined && { day: tag }),
  ...(seite !== undefined && { page: seite })
})
