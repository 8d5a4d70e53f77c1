import { paymentLifeMachine } from "../../src/machines/payment-life.machine.ts"
import { type Stage, stage } from "../harness/stage.ts"

export type Payment = Stage<typeof paymentLifeMachine>

/** Starts a payment: the buyer has agreed to 24.00 EUR, of which 20.00 EUR are delivered. */
export const begin = () => stage(paymentLifeMachine, { money: { cents: 2400, currency: "EUR" } })

export const wish = (type: string, cents?: number) => (payment: Payment) =>
  payment.send({ type: `payment.${type}`, ...(cents === undefined ? {} : { cents }) })
export const says =
  (type: string, cents?: number, currency = "EUR") =>
  (payment: Payment) =>
    payment.send({
      type: `provider.${type}`,
      ...(cents === undefined ? {} : { money: { cents, currency } }),
      ...(type === "declined" ? { reason: "limit" } : {})
    })

export const actions = {
  authorise: wish("authorise"),
  capture: wish("capture", 2000),
  captureMore: wish("capture", 2401),
  captureNothing: wish("capture", 0),
  void: wish("void"),
  refund: wish("refund", 500),
  refundMore: wish("refund", 2001),
  authorised: says("authorised", 2400),
  authorisedLess: says("authorised", 2399),
  authorisedFrancs: says("authorised", 2400, "CHF"),
  captured: says("captured", 2000),
  capturedAll: says("captured", 2400),
  capturedFrancs: says("captured", 2000, "CHF"),
  refunded: says("refunded", 500),
  refundedAll: says("refunded", 2000),
  refundedMore: says("refunded", 2001),
  refundedFrancs: says("refunded", 500, "CHF"),
  refundedAllInFrancs: says("refunded", 2000, "CHF"),
  voided: says("voided"),
  declined: says("declined"),
  absent: says("absent"),
  reversed: says("reversed")
}

export const toAuthorised = [actions.authorise, actions.authorised]
export const toCaptured = [...toAuthorised, actions.capture, actions.captured]
