import { describe, expect, it } from "vitest"
import { begin, deeds, type Payment, toAuthorised, toCaptured } from "../data/payment-deeds.ts"
import { differences, pathOf, rowsOf, type Table } from "../harness/table.ts"

const wrong = (...names: ReadonlyArray<keyof typeof deeds>) =>
  Object.fromEntries([...names, "reversed"].map((name) => [name, "mismatch"]))
const anyCapture = ["captured", "capturedAll", "capturedFrancs"] as const
const anyRefund = [
  "refunded",
  "refundedAll",
  "refundedMore",
  "refundedFrancs",
  "refundedAllInFrancs"
] as const
const otherAuthorised = ["authorisedLess", "authorisedFrancs"] as const

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
      // a part that nobody here asked for: what is still owed is for a person to see
      ...wrong(
        "capturedAll",
        "capturedFrancs",
        "refunded",
        "refundedMore",
        "refundedFrancs",
        "refundedAllInFrancs"
      ),
      refund: "unknown.refunding",
      refundedAll: "refunded"
    }
  },
  "unknown.refunding": {
    way: [...toCaptured, deeds.refund],
    leads: {
      ...wrong("refundedAll", "refundedMore", "refundedFrancs", "refundedAllInFrancs"),
      refunded: "refunded",
      declined: "captured",
      absent: "captured"
    }
  },
  refunded: {
    way: [...toCaptured, deeds.refund, deeds.refunded],
    leads: wrong("refundedAll", "refundedMore", "refundedFrancs", "refundedAllInFrancs")
  },
  voided: { way: [deeds.void], leads: wrong(...anyCapture, ...anyRefund) },
  declined: {
    way: [deeds.authorise, deeds.declined],
    leads: wrong("authorised", ...otherAuthorised, ...anyCapture, ...anyRefund)
  },
  mismatch: { way: [deeds.capturedAll], leads: {} }
}

describe("the table of a payment's life (decision 018)", () => {
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

  /** What is not of this payment's sum is told by it, what nobody asked for as such (decision 018). */
  const misfits: ReadonlyArray<
    readonly [way: ReadonlyArray<(payment: Payment) => void>, last: keyof typeof deeds, reason: string]
  > = [
    [[], "refunded", "unasked"],
    [[deeds.authorise], "authorisedLess", "amount"],
    [[deeds.authorise], "captured", "unasked"],
    [toAuthorised, "authorisedLess", "amount"],
    [toAuthorised, "captured", "unasked"],
    [toAuthorised, "refunded", "unasked"],
    [[...toAuthorised, deeds.capture], "capturedAll", "amount"],
    [[...toAuthorised, deeds.capture], "refunded", "unasked"],
    [toCaptured, "capturedAll", "amount"],
    [toCaptured, "refundedMore", "amount"],
    [[...toCaptured, deeds.refund], "refundedMore", "amount"],
    [[...toCaptured, deeds.refund, deeds.refunded], "refundedMore", "amount"],
    [[deeds.authorise, deeds.declined], "authorised", "unasked"],
    [[deeds.void], "captured", "unasked"],
    [[...toAuthorised, deeds.capture], "declined", "limit"],
    [[...toAuthorised, deeds.void], "declined", "limit"],
    [[...toCaptured, deeds.refund], "declined", "limit"],
    [[], "declined", "limit"]
  ]

  it.each(misfits.map(([way, last, reason]) => ({ way, last, reason })))(
    "says $reason after $last",
    ({ way, last, reason }) => {
      const payment = begin()
      for (const deed of way) deed(payment)
      deeds[last](payment)
      expect(payment.snapshot().context.reason).toBe(reason)
    }
  )

  it("forgets a refusal once it is asked again", () => {
    for (const [way, again] of [
      [[...toAuthorised, deeds.capture, deeds.declined], deeds.capture],
      [[...toAuthorised, deeds.capture, deeds.declined], deeds.void]
    ] as const) {
      const payment = begin()
      for (const deed of way) deed(payment)
      again(payment)
      expect(payment.snapshot().context.reason).toBeNull()
    }
  })

  it("keeps the first thing that did not fit", () => {
    const payment = begin()
    for (const deed of [deeds.authorisedLess, deeds.reversed]) deed(payment)
    expect(payment.snapshot().context.reason).toBe("amount")
  })
})
