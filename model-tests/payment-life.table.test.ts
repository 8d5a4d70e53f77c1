import { describe, expect, it } from "vitest"
import { paymentLifeMachine } from "../src/machines/payment-life.machine.ts"
import { type Stage, stage } from "./harness/stage.ts"
import { differences, pathOf, rowsOf, type Table } from "./harness/table.ts"

type Payment = Stage<typeof paymentLifeMachine>

/** 24.00 EUR were agreed to; 20.00 are delivered. */
const begin = () => stage(paymentLifeMachine, { money: { cents: 2400, currency: "EUR" } })

const wish = (type: string, cents?: number) => (payment: Payment) =>
  payment.send({ type: `payment.${type}`, ...(cents === undefined ? {} : { cents }) })
const says =
  (type: string, cents?: number, currency = "EUR") =>
  (payment: Payment) =>
    payment.send({
      type: `provider.${type}`,
      ...(cents === undefined ? {} : { money: { cents, currency } }),
      ...(type === "declined" ? { reason: "limit" } : {})
    })

const deeds = {
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
  refundedMore: says("refunded", 2001),
  refundedFrancs: says("refunded", 500, "CHF"),
  voided: says("voided"),
  declined: says("declined"),
  absent: says("absent"),
  reversed: says("reversed")
}

const wrong = (...names: ReadonlyArray<keyof typeof deeds>) =>
  Object.fromEntries([...names, "reversed"].map((name) => [name, "mismatch"]))
const anyCapture = ["captured", "capturedAll", "capturedFrancs"] as const
const anyRefund = ["refunded", "refundedMore", "refundedFrancs"] as const
const otherAuthorised = ["authorisedLess", "authorisedFrancs"] as const

const toAuthorised = [deeds.authorise, deeds.authorised]
const toCaptured = [...toAuthorised, deeds.capture, deeds.captured]

const table: Table<Payment> = {
  created: {
    way: [],
    leads: {
      ...wrong(...otherAuthorised, ...anyCapture, ...anyRefund),
      authorise: "unknown.authorising",
      void: "voided",
      authorised: "authorised",
      declined: "declined"
    }
  },
  "unknown.authorising": {
    way: [deeds.authorise],
    leads: {
      ...wrong(...otherAuthorised, ...anyCapture, ...anyRefund),
      authorised: "authorised",
      declined: "declined",
      absent: "created"
    }
  },
  authorised: {
    way: toAuthorised,
    leads: {
      ...wrong(...otherAuthorised, ...anyCapture, ...anyRefund),
      capture: "unknown.capturing",
      void: "unknown.voiding",
      voided: "voided"
    }
  },
  "unknown.capturing": {
    way: [...toAuthorised, deeds.capture],
    leads: {
      ...wrong("capturedAll", "capturedFrancs", ...anyRefund),
      captured: "captured",
      voided: "voided",
      declined: "authorised",
      absent: "authorised"
    }
  },
  "unknown.voiding": {
    way: [...toAuthorised, deeds.void],
    leads: {
      ...wrong(...anyCapture, ...anyRefund),
      voided: "voided",
      declined: "authorised",
      absent: "authorised"
    }
  },
  captured: {
    way: toCaptured,
    leads: {
      ...wrong("capturedAll", "capturedFrancs", "refundedMore", "refundedFrancs"),
      refund: "unknown.refunding",
      refunded: "refunded"
    }
  },
  "unknown.refunding": {
    way: [...toCaptured, deeds.refund],
    leads: {
      ...wrong("refundedMore", "refundedFrancs"),
      refunded: "refunded",
      declined: "captured",
      absent: "captured"
    }
  },
  refunded: {
    way: [...toCaptured, deeds.refund, deeds.refunded],
    leads: wrong("refundedMore", "refundedFrancs")
  },
  voided: { way: [deeds.void], leads: wrong(...anyCapture, ...anyRefund) },
  declined: {
    way: [deeds.authorise, deeds.declined],
    leads: wrong("authorised", ...otherAuthorised, ...anyCapture, ...anyRefund)
  },
  mismatch: { way: [deeds.capturedAll], leads: {} }
}

describe("the table of a payment's life (domain.md 5.2, reliability.md T39)", () => {
  it("is what the machine does", async () => {
    const rows = await rowsOf(begin, (payment) => pathOf(payment.snapshot().value), deeds, table)
    expect(differences(rows)).toEqual([])
  })

  it("takes a capture that was taken for lost, and no other", () => {
    const lost = begin()
    for (const deed of [...toAuthorised, deeds.capture, deeds.absent, deeds.captured]) deed(lost)
    expect(lost.snapshot().value).toBe("captured")
    const other = begin()
    for (const deed of [...toAuthorised, deeds.capture, deeds.absent, deeds.capturedAll]) deed(other)
    expect(other.snapshot().value).toBe("mismatch")
  })

  it("says why a payment was declined or stopped", () => {
    const declined = begin()
    for (const deed of [deeds.authorise, deeds.declined]) deed(declined)
    expect(declined.snapshot().context.reason).toBe("limit")
    for (const [deed, reason] of [
      [deeds.authorisedLess, "amount"],
      [deeds.captured, "unasked"],
      [deeds.reversed, "reversed"]
    ] as const) {
      const payment = begin()
      deed(payment)
      expect(payment.snapshot().context.reason).toBe(reason)
    }
  })
})
