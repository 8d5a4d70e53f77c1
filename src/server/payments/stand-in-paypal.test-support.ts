import { createHmac, randomBytes } from "node:crypto"
import type { Booking, Handled, Rules, StandInRequest } from "./stand-in-rules.test-support.ts"

interface Part {
  readonly id: string
  status: string
  readonly amount: { readonly currency_code: string; readonly value: string }
}

interface Order {
  isAgreed: boolean
  readonly returnUrl: string
  readonly cancelUrl: string
  readonly id: string
  readonly payment: string
  readonly amount: Part["amount"]
  readonly authorizations: Array<Part>
  readonly captures: Array<Part>
  readonly refunds: Array<Part>
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {}

const amountIn = (value: unknown): Part["amount"] => {
  const { currency_code: currency, value: text } = record(value)
  return { currency_code: String(currency), value: String(text) }
}

const centsOf = (amount: Part["amount"]): number => Math.round(Number(amount.value) * 100)

const refused = (issue: string): Handled => ({
  status: 422,
  body: { name: "UNPROCESSABLE_ENTITY", details: [{ issue }] }
})

/** Signs a message as the fake PayPal would. */
export const payPalSignature = (transmission: string, event: unknown): string =>
  createHmac("sha256", "stand-in")
    .update(`${transmission}|${JSON.stringify(event)}`)
    .digest("base64")

/** Creates a fake PayPal, written from PayPal's documentation: tokens, orders, one response per request id. */
export const standInPayPal = (book: (booking: Booking) => void, rules: Rules) => {
  const orders = new Map<string, Order>()
  const answers = new Map<string, Handled>()
  let tokens = new Set<string>()
  let count = 0
  /** References are unique across all fake providers. */
  const mark = randomBytes(4).toString("hex")
  const next = (kind: string) => `${kind}-${mark}-${(count += 1)}`

  const show = (order: Order): Handled => ({
    status: 200,
    body: {
      id: order.id,
      status:
        order.authorizations.length > 0 ? "COMPLETED" : order.isAgreed ? "APPROVED" : "PAYER_ACTION_REQUIRED",
      purchase_units: [
        {
          payments: {
            authorizations: order.authorizations,
            captures: order.captures,
            refunds: order.refunds
          }
        }
      ],
      links: [
        {
          rel: "payer-action",
          href:
            rules.pages === undefined
              ? `https://pay.example/${order.id}`
              : `${rules.pages}/checkoutnow?token=${order.id}`
        }
      ]
    }
  })

  const bookOf =
    (order: Order) =>
    (action: Booking["action"], amount: Part["amount"]): void =>
      book({ action, payment: order.payment, cents: centsOf(amount), currency: amount.currency_code })

  const create = (body: unknown): Handled => {
    const [unit] = record(body)["purchase_units"] as ReadonlyArray<unknown>
    const experience = record(record(record(record(body)["payment_source"])["paypal"])["experience_context"])
    const order: Order = {
      isAgreed: false,
      returnUrl: String(experience["return_url"]),
      cancelUrl: String(experience["cancel_url"]),
      id: next("ORDER"),
      payment: String(record(unit)["custom_id"]),
      amount: amountIn(record(unit)["amount"]),
      authorizations: [],
      captures: [],
      refunds: []
    }
    orders.set(order.id, order)
    return { ...show(order), status: 201 }
  }

  const authorize = (order: Order): Handled => {
    if (rules.pages !== undefined && !order.isAgreed) return refused("ORDER_NOT_APPROVED")
    if (rules.refusesNext === true) {
      rules.refusesNext = false
      return refused("INSTRUMENT_DECLINED")
    }
    if (!rules.isLenient && order.authorizations.length > 0) return refused("ORDER_ALREADY_AUTHORIZED")
    order.authorizations.push({ id: next("AUTH"), status: "CREATED", amount: order.amount })
    bookOf(order)("authorise", order.amount)
    return { ...show(order), status: 201 }
  }

  const capture = (order: Order, authorisation: Part, body: unknown): Handled => {
    if (authorisation.status === "VOIDED") return refused("AUTHORIZATION_VOIDED")
    if (!rules.isLenient && order.captures.length > 0) return refused("AUTHORIZATION_ALREADY_CAPTURED")
    const amount = amountIn(record(body)["amount"])
    if (centsOf(amount) > centsOf(authorisation.amount)) return refused("MAX_CAPTURE_AMOUNT_EXCEEDED")
    const part = { id: next("CAPTURE"), status: "COMPLETED", amount }
    order.captures.push(part)
    authorisation.status = "CAPTURED"
    bookOf(order)("capture", amount)
    return { status: 201, body: part }
  }

  const voidIt = (order: Order, authorisation: Part): Handled => {
    if (authorisation.status === "VOIDED") return refused("PREVIOUSLY_VOIDED")
    if (order.captures.length > 0) return refused("PREVIOUSLY_CAPTURED")
    authorisation.status = "VOIDED"
    bookOf(order)("void", authorisation.amount)
    return { status: 200, body: authorisation }
  }

  const refund = (order: Order, captured: Part, body: unknown): Handled => {
    if (!rules.isLenient && order.refunds.length > 0) return refused("CAPTURE_FULLY_REFUNDED")
    const amount = amountIn(record(body)["amount"])
    if (centsOf(amount) > centsOf(captured.amount)) return refused("REFUND_AMOUNT_EXCEEDED")
    const part = { id: next("REFUND"), status: "COMPLETED", amount }
    order.refunds.push(part)
    bookOf(order)("refund", amount)
    return { status: 201, body: part }
  }

  const verify = (body: unknown): Handled => {
    const { transmission_id: id, transmission_sig: signature, webhook_event: event } = record(body)
    const isGenuine = signature === payPalSignature(String(id), event)
    return { status: 200, body: { verification_status: isGenuine ? "SUCCESS" : "FAILURE" } }
  }

  const actions = ({ method, path, body }: StandInRequest): Handled => {
    if (path === "/v1/notifications/verify-webhook-signature") return verify(body)
    if (path === "/v2/checkout/orders") return create(body)
    const [, , , kind = "", id = "", action = ""] = path.split("/")
    const all = [...orders.values()]
    if (kind === "orders") {
      const order = orders.get(id)
      if (order === undefined) return { status: 404, body: { name: "RESOURCE_NOT_FOUND" } }
      return method === "GET" ? show(order) : authorize(order)
    }
    const list = kind === "authorizations" ? "authorizations" : "captures"
    const order = all.find((each) => each[list].some((part) => part.id === id))
    const part = order?.[list].find((each) => each.id === id)
    if (order === undefined || part === undefined)
      return { status: 404, body: { name: "RESOURCE_NOT_FOUND" } }
    if (action === "capture") return capture(order, part, body)
    return action === "void" ? voidIt(order, part) : refund(order, part, body)
  }

  return {
    revokeTokens: () => {
      tokens = new Set()
    },
    /** Returns the fake provider's page for the buyer, or the redirect from that page. */
    page: (path: string, token: string): { readonly html: string } | { readonly to: string } | undefined => {
      const order = orders.get(token)
      if (order === undefined) return undefined
      if (path === "/checkoutnow/cancel") return { to: `${order.cancelUrl}&token=${token}` }
      if (path === "/checkoutnow/agree") {
        order.isAgreed = true
        return { to: `${order.returnUrl}&token=${token}&PayerID=PAYER` }
      }
      const { currency_code: currency, value } = order.amount
      return {
        html: `<!doctype html><html lang="de"><title>Bezahlen</title><h1>${value} ${currency}</h1>
          <a href="/checkoutnow/agree?token=${token}">Zustimmen</a>
          <a href="/checkoutnow/cancel?token=${token}">Abbrechen</a></html>`
      }
    },
    /** Lets the buyer approve without opening the provider's page. */
    agree: (payment: string) => {
      for (const order of orders.values()) if (order.payment === payment) order.isAgreed = true
    },
    handle: (request: StandInRequest): Handled => {
      if (request.path === "/v1/oauth2/token") {
        const token = next("TOKEN")
        tokens.add(token)
        return { status: 200, body: { access_token: token, expires_in: 32_400 } }
      }
      if (!tokens.has((request.headers["authorization"] ?? "").replace("Bearer ", "")))
        return { status: 401, body: { error: "invalid_token" } }
      const key = request.headers["paypal-request-id"]
      const kept = key === undefined ? undefined : answers.get(key)
      if (kept !== undefined) return kept
      const handled = actions(request)
      if (key !== undefined && handled.status < 300)
        answers.set(key, { status: handled.status, body: structuredClone(handled.body) })
      return handled
    }
  }
}
