import { callQueryOf, type ListQuery } from "../desk/list-query.ts"
import { type AuditQuery, auditCallOf, type MailsQuery, mailsCallOf } from "../desk/records-query.ts"
import {
  alarmsListOf,
  customerAddressesOf,
  supportAuditLog,
  supportCustomer,
  supportCustomers,
  supportInfo,
  supportKeptMail,
  supportLegalTexts,
  supportOutbox,
  supportUser,
  supportUsers
} from "../client/account-routes.gen.ts"
import { callQuestion } from "./question.ts"

export const customers = ({ rolle: _, ...query }: ListQuery) =>
  callQuestion(supportCustomers, { query: callQueryOf(query) })

export const customerById = (id: number) => ({
  ...callQuestion(supportCustomer, { query: { id } }),
  isFresh: true as const
})

export const customerAddresses = (id: number) => ({
  ...callQuestion(customerAddressesOf, { params: { id } }),
  isFresh: true as const
})

/** Alarms and newsletter of a customer. */
export const customerAlarms = (id: number) => ({
  ...callQuestion(alarmsListOf, { params: { id } }),
  isFresh: true as const
})

export const customerLegalTexts = (id: number) => ({
  ...callQuestion(supportLegalTexts, { params: { id } }),
  isFresh: true as const
})

export const users = (query: ListQuery) => callQuestion(supportUsers, { query: callQueryOf(query) })

export const userById = (id: number) => ({
  ...callQuestion(supportUser, { params: { id } }),
  isFresh: true as const
})

export const mails = (query: MailsQuery) => callQuestion(supportOutbox, { query: mailsCallOf(query) })

export const mailById = (id: string) => callQuestion(supportKeptMail, { params: { id } })

export const auditLog = (query: AuditQuery) => callQuestion(supportAuditLog, { query: auditCallOf(query) })

/** The signed-in user, and whether the support info panel is switched on. */
export const ownAccount = callQuestion(supportInfo, {})

/** The last failed mails, a few for an overview. */
export const failedMails = callQuestion(supportOutbox, { query: { state: "failed", size: 5 } })
