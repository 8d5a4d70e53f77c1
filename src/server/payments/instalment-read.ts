import { Option, Schema } from "effect"
import type { InstalmentOffer, ProviderMoney } from "../../domain/payment/payment-providers.ts"
import type { ProviderAnswer, ProviderRefs } from "./provider.ts"

const amount = Schema.Struct({ amount: Schema.Int, currencyCode: Schema.String })
type Amount = typeof amount.Type

const moneyOf = ({ amount: cents, currencyCode }: Amount): ProviderMoney => ({
  cents,
  currency: currencyCode
})

const option = Schema.Struct({
  installmentOptionId: Schema.String,
  numberOfPayments: Schema.Int,
  monthlyAmount: amount,
  lastRateAmount: amount,
  totalAmount: amount,
  nominalInterestRate: Schema.Int,
  effectiveInterestRate: Schema.Int,
  creditInformation: Schema.Struct({ href: Schema.String })
})

const createdCase = Schema.Struct({
  commerceCaseId: Schema.String,
  checkout: Schema.Struct({ checkoutId: Schema.String })
})

const execution = Schema.Struct({
  paymentExecutionId: Schema.String,
  payment: Schema.Struct({
    status: Schema.String,
    paymentOutput: Schema.optionalKey(
      Schema.Struct({
        financingPaymentMethodSpecificOutput: Schema.optionalKey(
          Schema.Struct({
            paymentProduct3391SpecificOutput: Schema.optionalKey(
              Schema.Struct({ installmentOptions: Schema.optionalKey(Schema.Array(option)) })
            )
          })
        )
      })
    )
  })
})

const completed = Schema.Struct({
  payment: Schema.Struct({
    status: Schema.String,
    paymentOutput: Schema.optionalKey(Schema.Struct({ amountOfMoney: Schema.optionalKey(amount) }))
  })
})

const captured = Schema.Struct({
  status: Schema.String,
  captureOutput: Schema.optionalKey(Schema.Struct({ amountOfMoney: Schema.optionalKey(amount) }))
})

const refunded = Schema.Struct({
  status: Schema.String,
  refundOutput: Schema.optionalKey(Schema.Struct({ amountOfMoney: Schema.optionalKey(amount) }))
})

const moment = Schema.Struct({
  type: Schema.String,
  paymentStatus: Schema.optionalKey(Schema.String),
  amountOfMoney: Schema.optionalKey(amount)
})

const checkout = Schema.Struct({
  commerceCaseId: Schema.String,
  checkoutId: Schema.String,
  paymentExecutions: Schema.optionalKey(
    Schema.Array(
      Schema.Struct({
        paymentExecutionId: Schema.String,
        events: Schema.optionalKey(Schema.Array(moment))
      })
    )
  )
})
type Checkout = typeof checkout.Type

const failure = Schema.Struct({
  errors: Schema.Array(Schema.Struct({ errorCode: Schema.optionalKey(Schema.String) }))
})

export const readCase = Schema.decodeUnknownOption(createdCase)
export const readExecution = Schema.decodeUnknownOption(execution)
export const readCompleted = Schema.decodeUnknownOption(completed)
export const readCaptured = Schema.decodeUnknownOption(captured)
export const readRefunded = Schema.decodeUnknownOption(refunded)
export const readCheckout = Schema.decodeUnknownOption(checkout)
export const readCheckouts = Schema.decodeUnknownOption(
  Schema.Struct({ checkouts: Schema.optionalKey(Schema.Array(checkout)) })
)
const readFailure = Schema.decodeUnknownOption(failure)

/** Reads the plans that the provider offers for the amount. */
export const offersIn = (said: typeof execution.Type): ReadonlyArray<InstalmentOffer> =>
  (
    said.payment.paymentOutput?.financingPaymentMethodSpecificOutput?.paymentProduct3391SpecificOutput
      ?.installmentOptions ?? []
  ).map((each) => ({
    id: each.installmentOptionId,
    count: each.numberOfPayments,
    monthly: moneyOf(each.monthlyAmount),
    last: moneyOf(each.lastRateAmount),
    total: moneyOf(each.totalAmount),
    nominalRate: each.nominalInterestRate,
    effectiveRate: each.effectiveInterestRate,
    informationUrl: each.creditInformation.href
  }))

/** Converts the body of a refusal to a result with the provider's code. */
export const refusalIn = (body: unknown): ProviderAnswer => {
  const code = Option.getOrUndefined(readFailure(body))?.errors[0]?.errorCode ?? ""
  return { type: "declined", reason: /^[\w.-]{1,60}$/u.test(code) ? code : "refused" }
}

const rejected = new Set(["REJECTED", "REJECTED_CAPTURE", "REJECTED_REFUND"])

/** Converts a status from the provider to a result for an amount; `refs` contains the references known so far. */
export const saidBy = (status: string, sum: Amount | undefined, refs: ProviderRefs): ProviderAnswer => {
  if (rejected.has(status)) return { type: "declined", reason: status }
  if (status === "CANCELLED") return { type: "voided" }
  if (status === "REVERSED" || status === "CHARGEBACKED") return { type: "reversed" }
  const type =
    status === "PENDING_CAPTURE"
      ? "authorised"
      : status === "CAPTURED"
        ? "captured"
        : status === "REFUNDED"
          ? "refunded"
          : undefined
  if (type === undefined) return { type: "pending" }
  return sum === undefined ? { type: "unknown" } : { type, money: moneyOf(sum), refs }
}

/** Returns the state of a checkout, according to its last event that was not refused. */
export const standingOf = (said: Checkout): ProviderAnswer => {
  const run = said.paymentExecutions?.at(-1)
  const refs = {
    case: said.commerceCaseId,
    checkout: said.checkoutId,
    ...(run === undefined ? {} : { execution: run.paymentExecutionId })
  }
  const events = run?.events ?? []
  const isBooked = (status: string | undefined) =>
    status !== undefined && status !== "REJECTED_CAPTURE" && status !== "REJECTED_REFUND"
  const latest = events.findLast(({ paymentStatus }) => isBooked(paymentStatus))
  if (latest === undefined || latest.paymentStatus === "PENDING_COMPLETION") return { type: "begun", refs }
  return saidBy(latest.paymentStatus ?? "", latest.amountOfMoney, refs)
}
