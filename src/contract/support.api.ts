import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { signedIn } from "./account.api.ts"
import { roles } from "../domain/rights/roles.ts"
import { Forbidden, Invalid, NotFound, Unavailable } from "./errors.ts"
import { instant, list, localDate, text } from "./primitives.ts"
import {
  accountId,
  accountIdText,
  auditRow,
  customer,
  CustomerConflict,
  customerEdit,
  customerRow,
  heldText,
  keptMail,
  mailRow,
  mailState,
  pageOf,
  paging,
  role,
  rowVersion,
  search,
  UserConflict,
  userRow
} from "./schemas/support.schema.ts"
import { nothing, wire } from "./wire.ts"

const ofUser = { params: { id: accountIdText } }
const changesOfUser = [Invalid, NotFound, Unavailable] as const

const customers = [
  HttpApiEndpoint.get("customers", "/api/support/kunden", {
    query: { search, ...paging },
    success: pageOf(customerRow),
    error: [Invalid, Unavailable]
  }),
  HttpApiEndpoint.get("customer", "/api/support/kunde", {
    query: { id: accountIdText },
    success: customer,
    error: [Invalid, NotFound, Unavailable]
  }),
  /**
   * The legal texts shown to a customer at registration and with orders, the newest first (rule account.legal-texts).
   */
  HttpApiEndpoint.get("legalTexts", "/api/support/kunde/:id/rechtstexte", {
    params: { id: accountIdText },
    success: wire({ items: Schema.Array(heldText) }),
    error: [NotFound, Unavailable]
  }),
  HttpApiEndpoint.post("saveCustomer", "/api/support/kunde", {
    payload: customerEdit,
    success: customer,
    error: [Invalid, NotFound, CustomerConflict, Unavailable]
  })
] as const

const users = [
  HttpApiEndpoint.get("users", "/api/support/benutzer", {
    query: { search, role: Schema.optionalKey(role), ...paging },
    success: pageOf(userRow),
    error: [Invalid, Unavailable]
  }),
  HttpApiEndpoint.get("user", "/api/support/benutzer/:id", {
    ...ofUser,
    success: userRow,
    error: [NotFound, Unavailable]
  }),
  HttpApiEndpoint.post("setRoles", "/api/support/benutzer/:id/rollen", {
    ...ofUser,
    payload: wire({
      rowVersion,
      roles: list(role, roles.length),
      /**
       * The advertiser whose advertising statistics the account may see: required for advertising partners, absent for
       * all other roles; unchanged if omitted.
       */
      dealerId: Schema.optionalKey(Schema.NullOr(accountId))
    }),
    success: userRow,
    error: [...changesOfUser, UserConflict]
  }),
  HttpApiEndpoint.post("lock", "/api/support/benutzer/:id/sperren", {
    ...ofUser,
    payload: nothing,
    success: userRow,
    error: changesOfUser
  }),
  HttpApiEndpoint.post("unlock", "/api/support/benutzer/:id/entsperren", {
    ...ofUser,
    payload: nothing,
    success: userRow,
    error: changesOfUser
  }),
  HttpApiEndpoint.post("resetSecondFactor", "/api/support/benutzer/:id/zweiter-faktor", {
    ...ofUser,
    payload: nothing,
    success: userRow,
    error: changesOfUser
  }),
  HttpApiEndpoint.post("actFor", "/api/support/benutzer/:id/anmelden-als", {
    ...ofUser,
    payload: wire({
      reason: text(500),
      /**
       * The page to which the staff member returns afterwards (rule session.acting-ends); ignored unless it is a path
       * of the shop.
       */
      page: Schema.optionalKey(text(2000))
    }),
    success: signedIn,
    error: [Invalid, Forbidden, NotFound, Unavailable]
  })
] as const

/** Support data about the signed-in staff member. */
const supportInfo = wire({
  /** Pages show staff-only information only if both flags are true (rule account.support-info). */
  showSupportInfo: Schema.Boolean,
  allowSupportInfo: Schema.Boolean,
  hasSecondFactor: Schema.Boolean,
  secondFactorSetAt: Schema.NullOr(instant),
  recoveryCodesLeft: Schema.Int,
  /** Time of the previous sign-in, so that users notice a sign-in by someone else. */
  previousSignInAt: Schema.NullOr(instant),
  /** Whether mails are sent: without a mail server they are only stored. */
  sendsMails: Schema.Boolean
})

const records = [
  HttpApiEndpoint.get("auditLog", "/api/support/protokoll", {
    query: {
      /** The id or e-mail address of the account that acted or was affected. */
      account: Schema.optionalKey(text(320)),
      event: Schema.optionalKey(text(40)),
      /** A local day in Berlin. */
      day: Schema.optionalKey(localDate),
      ...paging
    },
    success: pageOf(auditRow),
    error: [Invalid, Unavailable]
  }),
  HttpApiEndpoint.get("outbox", "/api/support/postausgang", {
    query: { search, state: Schema.optionalKey(mailState), ...paging },
    success: pageOf(mailRow),
    error: [Invalid, Unavailable]
  }),
  HttpApiEndpoint.get("keptMail", "/api/support/postausgang/:id", {
    params: { id: text(200) },
    success: keptMail,
    error: [NotFound, Unavailable]
  }),
  HttpApiEndpoint.post("resendMail", "/api/support/postausgang/:id/senden", {
    params: { id: text(200) },
    payload: nothing,
    success: mailRow,
    error: [Invalid, NotFound, Unavailable]
  }),
  HttpApiEndpoint.get("info", "/api/support/info", { success: supportInfo, error: Unavailable }),
  HttpApiEndpoint.post("saveInfo", "/api/support/info", {
    payload: wire({ showSupportInfo: Schema.Boolean }),
    success: supportInfo,
    error: [Invalid, Unavailable]
  })
] as const

/** API calls for staff: customers, users, acting on behalf of a customer, audit records and mails. */
export class SupportApi extends HttpApiGroup.make("support").add(...customers, ...users, ...records) {}
