import { Option, Schema } from "effect"
import { moneyOf } from "./decimal-money.ts"
import type { Fact, ProviderAnswer, ProviderRefs } from "./provider.ts"

const amount = Schema.Struct({ currency_code: Schema.String, value: Schema.String })

/** An authorisation, capture or refund; the other fields are not read. */
const part = Schema.Struct({
  id: Schema.String,
  status: Schema.String,
  amount: Schema.optionalKey(amount)
})
type Part = typeof part.Type

const parts = Schema.optionalKey(Schema.Array(part))

const order = Schema.Struct({
  id: Schema.String,
  status: Schema.String,
  links: Schema.optionalKey(Schema.Array(Schema.Struct({ rel: Schema.String, href: Schema.String }))),
  purchase_units: Schema.optionalKey(
    Schema.Array(
      Schema.Struct({
        payments: Schema.optionalKey(
          Schema.Struct({ authorizations: parts, captures: parts, refunds: parts })
        )
      })
    )
  )
})
export type PayPalOrder = typeof order.Type

const issues = Schema.Struct({
  name: Schema.optionalKey(Schema.String),
  details: Schema.optionalKey(Schema.Array(Schema.Struct({ issue: Schema.optionalKey(Schema.String) })))
})

const event = Schema.Struct({
  id: Schema.String,
  event_type: Schema.String,
  create_time: Schema.String,
  resource: Schema.Struct({
    id: Schema.optionalKey(Schema.String),
    status: Schema.optionalKey(Schema.String),
    amount: Schema.optionalKey(amount),
    custom_id: Schema.optionalKey(Schema.String),
    purchase_units: Schema.optionalKey(
      Schema.Array(Schema.Struct({ custom_id: Schema.optionalKey(Schema.String) }))
    )
  })
})
export type PayPalEvent = typeof event.Type

export const readOrder = Schema.decodeUnknownOption(order)
export const readPart = Schema.decodeUnknownOption(part)
export const readEvent = Schema.decodeUnknownOption(event)
const readIssues = Schema.decodeUnknownOption(issues)

/** Codes of a payment that is already in another state or has a call in progress: its state must be queried. */
const alreadyDone = new Set([
  "ORDER_ALREADY_AUTHORIZED",
  "ORDER_ALREADY_CAPTURED",
  "AUTHORIZATION_ALREADY_CAPTURED",
  "PREVIOUSLY_CAPTURED",
  "PREVIOUSLY_VOIDED",
  "AUTHORIZATION_VOIDED",
  "CAPTURE_FULLY_REFUNDED",
  "PREVIOUS_REQUEST_IN_PROGRESS"
])

/**
 * Converts the body of a refusal to a result with PayPal's code; PayPal's text may contain personal data and is not
 * stored.
 */
export const refusalIn = (body: unknown): ProviderAnswer => {
  const read = Option.getOrUndefined(readIssues(body))
  const code = read?.details?.[0]?.issue ?? read?.name ?? "refused"
  if (alreadyDone.has(code)) return { type: "unknown" }
  return { type: "declined", reason: /^[A-Z_]{3,60}$/u.test(code) ? code : "refused" }
}

const last = (list: ReadonlyArray<Part> | undefined): Part | undefined => list?.at(-1)

const booked = (type: "authorised" | "captured" | "refunded", name: string, said: Part): ProviderAnswer => {
  const money = moneyOf(said.amount)
  return money === undefined ? { type: "unknown" } : { type, money, refs: { [name]: said.id } }
}

export const authorisationOf = (said: Part): ProviderAnswer => {
  if (said.status === "DENIED") return { type: "declined", reason: "AUTHORIZATION_DENIED" }
  if (said.status === "PENDING") return { type: "pending" }
  if (said.status === "VOIDED") return { type: "voided" }
  return booked("authorised", "authorisation", said)
}

export const captureOf = (said: Part): ProviderAnswer => {
  if (said.status === "DECLINED" || said.status === "FAILED")
    return { type: "declined", reason: `CAPTURE_${said.status}` }
  if (said.status === "PENDING") return { type: "pending" }
  return booked("captured", "capture", said)
}

export const refundOf = (said: Part): ProviderAnswer => {
  if (said.status === "FAILED" || said.status === "CANCELLED")
    return { type: "declined", reason: `REFUND_${said.status}` }
  if (said.status === "PENDING") return { type: "pending" }
  return booked("refunded", "refund", said)
}

/** Returns the state of an order, according to its latest booking. */
export const standingOf = (said: PayPalOrder): ProviderAnswer => {
  const refs: ProviderRefs = { order: said.id }
  const withOrder = (answer: ProviderAnswer): ProviderAnswer =>
    "refs" in answer ? { ...answer, refs: { ...refs, ...answer.refs } } : answer
  const payments = said.purchase_units?.[0]?.payments
  const refund = last(payments?.refunds)
  if (refund !== undefined && refund.status !== "FAILED" && refund.status !== "CANCELLED")
    return withOrder(refundOf(refund))
  const capture = last(payments?.captures)
  if (capture !== undefined && capture.status !== "DECLINED" && capture.status !== "FAILED")
    return withOrder(captureOf(capture))
  const authorisation = last(payments?.authorizations)
  if (authorisation !== undefined) return withOrder(authorisationOf(authorisation))
  if (said.status === "VOIDED") return { type: "voided" }
  const approval = said.links?.find(({ rel }) => rel === "payer-action" || rel === "approve")?.href
  return {
    type: "begun",
    refs,
    ...(approval === undefined ? {} : { approvalUrl: approval }),
    ...(said.status === "APPROVED" ? { isAgreed: true } : {})
  }
}

const isFact = (answer: ProviderAnswer): answer is Fact =>
  ["authorised", "captured", "refunded", "voided", "reversed", "declined"].includes(answer.type)

/** Returns the meaning of an event for a payment; `undefined` if the event does not concern the payment. */
export const factOf = ({ event_type: kind, resource }: PayPalEvent): Fact | undefined => {
  const { id, amount: sum } = resource
  if (kind === "PAYMENT.AUTHORIZATION.VOIDED") return { type: "voided" }
  if (kind === "PAYMENT.CAPTURE.REVERSED") return { type: "reversed" }
  if (id === undefined) return undefined
  const said = { id, status: resource.status ?? "", ...(sum === undefined ? {} : { amount: sum }) }
  const readers: Readonly<Record<string, (said: Part) => ProviderAnswer>> = {
    "PAYMENT.AUTHORIZATION.CREATED": authorisationOf,
    "PAYMENT.CAPTURE.COMPLETED": captureOf,
    "PAYMENT.CAPTURE.DECLINED": (part) => captureOf({ ...part, status: "DECLINED" }),
    "PAYMENT.CAPTURE.DENIED": (part) => captureOf({ ...part, status: "DECLINED" }),
    "PAYMENT.CAPTURE.REFUNDED": refundOf
  }
  const answer = readers[kind]?.(said)
  return answer !== undefined && isFact(answer) ? answer : undefined
}
