import { Schema } from "effect"
import { HttpApiSchema } from "effect/http-api"
import { accountAccesses } from "../../domain/account/invitation.ts"
import { dealerStates } from "../../domain/dealer-desk/dealer-state.ts"
import { legalTextKinds } from "../../domain/support/customer-record.ts"
import { mailStates } from "../../domain/mail/mail-state.ts"
import { roles } from "../../domain/rights/roles.ts"
import { problem } from "../errors.ts"
import { orderStatus } from "./order.schema.ts"
import { countryId, currency, decimal, instant, integer, integerText, text } from "../primitives.ts"
import { wire } from "../wire.ts"

/** Maximum account id, since account ids are stored in `integer` columns. */
const greatestId = 2_147_483_647
export const accountId = integer(1, greatestId)
export const accountIdText = integerText(1, greatestId)
export const rowVersion = integer(1, greatestId)

/** Page of a list: the first page is 1, with 20 rows by default (rule desk.paging). */
export const paging = {
  page: Schema.optionalKey(integerText(1, 100_000)),
  size: Schema.optionalKey(integerText(1, 100))
}
export const search = Schema.optionalKey(text(100))

/** Returns the schema for the response of a list: the rows of this page, and the total number of rows. */
export const pageOf = <S extends Schema.Top>(item: S) =>
  wire({ items: Schema.Array(item), total: Schema.Int, page: Schema.Int, size: Schema.Int })

/** A dealer whom staff find by name; dealers who no longer sell are included, because their orders still exist. */
export const foundDealer = wire({
  id: Schema.Int,
  name: Schema.String,
  zipCode: Schema.String,
  city: Schema.String,
  state: Schema.Literals(dealerStates)
})

const person = {
  id: Schema.Int,
  email: Schema.String,
  firstName: Schema.String,
  lastName: Schema.String,
  isLocked: Schema.Boolean,
  createdAt: instant
}

export const customerRow = wire({
  ...person,
  countryId,
  phone: Schema.String,
  /** Postal codes of the addresses and of past delivery places. */
  zipCodes: Schema.Array(Schema.String),
  orderCount: Schema.Int,
  lastOrderAt: Schema.NullOr(instant)
})

const customerOrder = wire({
  orderId: Schema.String,
  orderNumber: Schema.String,
  placedAt: instant,
  status: orderStatus,
  currency,
  totalPrice: decimal
})

/** A customer as edited by support; the version increases with every edit, including edits by the customer. */
export const customer = wire({
  ...person,
  rowVersion,
  countryId,
  phone: Schema.String,
  newsletter: Schema.Boolean,
  /** False for accounts of staff, since acting on behalf of staff is not allowed. */
  canBeActedFor: Schema.Boolean,
  orders: Schema.Array(customerOrder)
})

/** One version of a legal text, and when it was shown to the customer. */
export const heldText = wire({
  kind: Schema.Literals(legalTextKinds),
  version: Schema.String,
  firstAt: instant,
  lastAt: instant,
  /** Whether the account was registered under this version. */
  atRegistration: Schema.Boolean,
  orderCount: Schema.Int
})

export const customerEdit = wire({
  id: accountId,
  rowVersion,
  firstName: text(60),
  lastName: text(60),
  phone: text(30),
  newsletter: Schema.Boolean
})

export const role = Schema.Literals(roles)

export const userRow = wire({
  ...person,
  /** Increases with every change of roles, lock, second factor or password. */
  rowVersion,
  roles: Schema.Array(role),
  dealerId: Schema.NullOr(Schema.Int),
  access: Schema.Literals(accountAccesses),
  hasSecondFactor: Schema.Boolean,
  lastSignInAt: Schema.NullOr(instant),
  canBeActedFor: Schema.Boolean
})

export const auditRow = wire({
  id: Schema.Int,
  at: instant,
  event: Schema.String,
  actorId: Schema.NullOr(Schema.Int),
  /** Empty if the account has been deleted, or if no user caused the event. */
  actorEmail: Schema.String,
  subjectId: Schema.NullOr(Schema.Int),
  subjectEmail: Schema.String,
  detail: Schema.Record(
    Schema.String,
    Schema.Union([Schema.String, Schema.Finite, Schema.Boolean, Schema.Array(Schema.String)])
  )
})

export const mailState = Schema.Literals(mailStates)

const mailHead = {
  id: Schema.String,
  kind: Schema.String,
  recipient: Schema.String,
  subject: Schema.String,
  state: mailState,
  createdAt: instant,
  sentAt: Schema.NullOr(instant),
  /** The mail server's last refusal of the mail; empty if there was none. */
  failure: Schema.String,
  /** Whether delivery was given up and the mail can be composed again. */
  canBeSentAgain: Schema.Boolean
}
/** A mail about an order: its recipient and its delivery status. */
export const sentMail = wire(mailHead)

const outboxMail = {
  ...mailHead,
  /** When delivery was given up; if both this and `sentAt` are absent, the mail is waiting or is only stored. */
  failedAt: Schema.NullOr(instant),
  attempts: Schema.Int
}
export const mailRow = wire(outboxMail)
export const keptMail = wire({ ...outboxMail, text: Schema.String, html: Schema.String })

const conflict = {
  code: Schema.Literal("VersionConflict"),
  message: Schema.String,
  problems: Schema.Array(problem)
}

/** Another user saved first: the response contains the current row. */
export const CustomerConflict = wire({ ...conflict, customer }).pipe(HttpApiSchema.status(409))
export const UserConflict = wire({ ...conflict, user: userRow }).pipe(HttpApiSchema.status(409))
