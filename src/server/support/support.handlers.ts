import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../contract/shop.api.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { actFor } from "./act-for.ts"
import { auditLog } from "./audit-log.ts"
import { resetSecondFactor, setLock, setRoles } from "./change-user.ts"
import { listCustomers } from "./customers.ts"
import { openCustomer, saveCustomer } from "./edit-customer.ts"
import { findMail, listMails } from "./kept-mails.ts"
import { legalTextsOf } from "./legal-texts.ts"
import { resendMail } from "./resend-mail.ts"
import { saveSupportInfo, supportInfo } from "./support-info.ts"
import { findUser, listUsers } from "./users.ts"

/** Handles the calls for staff; the policy defines the permitted roles of each call. */
export const supportHandlers = HttpApiBuilder.group(ShopApi, "support", (handlers) =>
  handlers.handleAll({
    customers: ({ query }) => orUnavailable(listCustomers(query)),
    customer: ({ query }) => orUnavailable(openCustomer(query.id)),
    legalTexts: ({ params }) => orUnavailable(legalTextsOf(params.id)),
    saveCustomer: ({ payload }) => orUnavailable(saveCustomer(payload)),
    users: ({ query }) => orUnavailable(listUsers(query)),
    user: ({ params }) => orUnavailable(findUser(params.id)),
    setRoles: ({ params, payload }) => orUnavailable(setRoles(params.id, payload)),
    lock: ({ params }) => orUnavailable(setLock(params.id, true)),
    unlock: ({ params }) => orUnavailable(setLock(params.id, false)),
    resetSecondFactor: ({ params }) => orUnavailable(resetSecondFactor(params.id)),
    actFor: ({ params, payload }) => orUnavailable(actFor(params.id, payload)),
    auditLog: ({ query }) => orUnavailable(auditLog(query)),
    outbox: ({ query }) => orUnavailable(listMails(query)),
    keptMail: ({ params }) => orUnavailable(findMail(params.id)),
    resendMail: ({ params }) => orUnavailable(resendMail(params.id)),
    info: () => orUnavailable(supportInfo),
    saveInfo: ({ payload }) => orUnavailable(saveSupportInfo(payload.showSupportInfo))
  })
)
