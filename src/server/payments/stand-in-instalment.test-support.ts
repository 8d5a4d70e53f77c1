import { createHmac, randomBytes } from "node:crypto"
import type { Booking, Handled, Rules, StandInRequest } from "./stand-in-rules.test-support.ts"

interface Sum {
  readonly amount: number
  readonly currencyCode: string
}

interface Event {
  readonly type: string
  readonly paymentStatus: string
  readonly amountOfMoney: Sum
}

interface Run {
  readonly id: string
  readonly sum: Sum
  readonly deviceToken: string | undefined
  readonly events: Array<Event>
}

interface Checkout {
  readonly commerceCaseId: string
  readonly checkoutId: string
  readonly payment: string
  readonly birthDate: string | undefined
  readonly runs: Array<Run>
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {}

const sumIn = (value: unknown): Sum => {
  const { amount, currencyCode } = record(value)
  return { amount: Number(amount), currencyCode: String(currencyCode) }
}

const textIn = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined)

const refused = (errorCode: string): Handled => ({ status: 400, body: { errors: [{ errorCode }] } })

/** The applicant's data, for checks in tests. */
export interface Application {
  readonly birthDate: string | undefined
  readonly deviceToken: string | undefined
  readonly option?: string
  readonly iban?: string
}

export const instalmentKeys = { merchantId: "M1", apiKey: "stand-in-key", apiSecret: "stand-in-secret" }

/**
 * A fake of the provider's script, written from the provider's documentation: the script is identified by a token and
 * reports its observations to its own origin.
 */
export const deviceScript = `window.paylaDcs = {
  init: (environment, token) => {
    const home = new URL(document.querySelector("script[src$='/dcs.js']").src).origin
    fetch(home + "/dcs/seen?" + environment + "=" + token, { mode: "no-cors" })
  }
}`

/** Signs a message as the fake provider would. */
export const instalmentSignature = (body: string): string =>
  createHmac("sha256", instalmentKeys.apiSecret).update(body).digest("base64")

const isAuthorised = ({ method, path, query, headers }: StandInRequest): boolean => {
  const text = `${method}\n${headers["content-type"] ?? ""}\n${headers["date"] ?? ""}\n${path}${query}\n`
  const signature = createHmac("sha256", instalmentKeys.apiSecret).update(text).digest("base64")
  return headers["authorization"] === `GCS v1HMAC:${instalmentKeys.apiKey}:${signature}`
}

/**
 * Creates a fake of the provider of instalments, written from the provider's documentation; it has no idempotency keys.
 */
export const standInInstalment = (book: (booking: Booking) => void, rules: Rules) => {
  const checkouts: Array<Checkout> = []
  const applications: Array<Application> = []
  let count = 0
  /** References are unique across all fake providers. */
  const mark = randomBytes(4).toString("hex")
  const next = (kind: string) => `${kind}-${mark}-${(count += 1)}`

  const show = ({ commerceCaseId, checkoutId, runs }: Checkout) => ({
    commerceCaseId,
    checkoutId,
    paymentExecutions: runs.map(({ id, events }) => ({ paymentExecutionId: id, events }))
  })

  const offers = (sum: Sum) =>
    [6, 12].map((months) => ({
      installmentOptionId: `plan-${months}`,
      numberOfPayments: months,
      monthlyAmount: { ...sum, amount: Math.round(sum.amount / months) },
      lastRateAmount: { ...sum, amount: sum.amount - Math.round(sum.amount / months) * (months - 1) },
      totalAmount: sum,
      nominalInterestRate: 956,
      effectiveInterestRate: 999,
      creditInformation: { href: "https://pay.example/credit" }
    }))

  const begin = (checkout: Checkout, body: unknown): Handled => {
    const sum = sumIn(record(record(body)["paymentExecutionSpecificInput"])["amountOfMoney"])
    const device = record(record(record(body)["paymentMethodSpecificInput"])["customerDevice"])
    const deviceToken = textIn(device["deviceToken"])
    const run: Run = { id: next("run"), sum, deviceToken, events: [] }
    checkout.runs.push(run)
    applications.push({ birthDate: checkout.birthDate, deviceToken })
    const output = { paymentProduct3391SpecificOutput: { installmentOptions: offers(sum) } }
    return {
      status: 201,
      body: {
        paymentExecutionId: run.id,
        payment: {
          status: "PENDING_COMPLETION",
          paymentOutput: { financingPaymentMethodSpecificOutput: output }
        }
      }
    }
  }

  const last = (run: Run): string => run.events.at(-1)?.paymentStatus ?? "PENDING_COMPLETION"

  const action = (checkout: Checkout, run: Run, what: string, body: unknown): Handled => {
    const note = (type: string, paymentStatus: string, sum: Sum, booked: Booking["action"]) => {
      run.events.push({ type, paymentStatus, amountOfMoney: sum })
      book({ action: booked, payment: checkout.payment, cents: sum.amount, currency: sum.currencyCode })
    }
    const isSpent = (needed: string) => !rules.isLenient && last(run) !== needed
    if (what === "complete") {
      if (!rules.isLenient && last(run) !== "PENDING_COMPLETION") return refused("ALREADY_COMPLETED")
      const input = record(record(body)["financingPaymentMethodSpecificInput"])
      const chosen = record(input["paymentProduct3391SpecificInput"])
      applications.push({
        birthDate: checkout.birthDate,
        deviceToken: run.deviceToken,
        option: String(chosen["installmentOptionId"]),
        iban: String(record(chosen["bankAccountInformation"])["iban"])
      })
      if (rules.refusesNext === true) {
        rules.refusesNext = false
        return { status: 200, body: { payment: { status: "REJECTED", paymentOutput: {} } } }
      }
      note("RESERVATION", "PENDING_CAPTURE", run.sum, "authorise")
      return {
        status: 200,
        body: { payment: { status: "PENDING_CAPTURE", paymentOutput: { amountOfMoney: run.sum } } }
      }
    }
    if (what === "capture") {
      const sum = { ...run.sum, amount: Number(record(body)["amount"]) }
      if (isSpent("PENDING_CAPTURE") || sum.amount > run.sum.amount) return refused("NOT_CAPTURABLE")
      note("CAPTURE", "CAPTURED", sum, "capture")
      return { status: 200, body: { status: "CAPTURED", captureOutput: { amountOfMoney: sum } } }
    }
    if (what === "cancel") {
      if (isSpent("PENDING_CAPTURE")) return refused("NOT_CANCELLABLE")
      note("REVERSAL", "CANCELLED", run.sum, "void")
      return { status: 200, body: { payment: { status: "CANCELLED", paymentOutput: {} } } }
    }
    const sum = sumIn(record(body)["amountOfMoney"])
    if (isSpent("CAPTURED")) return refused("NOT_REFUNDABLE")
    note("REFUND", "REFUNDED", sum, "refund")
    return { status: 200, body: { status: "REFUNDED", refundOutput: { amountOfMoney: sum } } }
  }

  return {
    applications,
    handle: (request: StandInRequest): Handled => {
      if (!isAuthorised(request)) return { status: 401, body: { errors: [{ errorCode: "UNAUTHORIZED" }] } }
      const [, , , kind = "", , , checkoutId = "", runs = "", runId = "", what = ""] = request.path.split("/")
      if (kind === "checkouts") {
        const wanted = new URLSearchParams(request.query).get("merchantReference")
        return {
          status: 200,
          body: { checkouts: checkouts.filter(({ payment }) => payment === wanted).map(show) }
        }
      }
      if (checkoutId === "") {
        const checkout: Checkout = {
          commerceCaseId: next("case"),
          checkoutId: next("checkout"),
          payment: String(record(request.body)["merchantReference"]),
          birthDate: textIn(
            record(record(record(request.body)["customer"])["personalInformation"])["dateOfBirth"]
          ),
          runs: []
        }
        checkouts.push(checkout)
        return { status: 201, body: { commerceCaseId: checkout.commerceCaseId, checkout: show(checkout) } }
      }
      const checkout = checkouts.find((each) => each.checkoutId === checkoutId)
      if (checkout === undefined) return { status: 404, body: { errors: [] } }
      if (runs === "") return { status: 200, body: show(checkout) }
      if (runId === "") return begin(checkout, request.body)
      const run = checkout.runs.find(({ id }) => id === runId)
      return run === undefined
        ? { status: 404, body: { errors: [] } }
        : action(checkout, run, what, request.body)
    }
  }
}
