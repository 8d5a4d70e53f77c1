import { describe, expect, it } from "vitest"
import { begin, actions, type Payment, toAuthorised, toCaptured } from "../data/payment-actions.ts"
import { differences, pathOf, rowsOf, type Table } from "../harness/table.ts"

const wrong = (...names: ReadonlyArray<keyof typeof actions>) =>
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
    way: [actions.authorise],
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
    way: [...toAuthorised, actions.capture],
    leads: {
      ...wrong("capturedAll", "capturedFrancs", ...anyRefund),
      captured: "captured",
      voided: "voided",
      declined: "authorised",
      absent: "authorised"
    }
  },
  "unknown.voiding": {
    way: [...toAuthorised, actions.void],
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
      // a partial capture that was not requested here: staff have to check the open amount
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
    way: [...toCaptured, actions.refund],
    leads: {
      ...wrong("refundedAll", "refundedMore", "refundedFrancs", "refundedAllInFrancs"),
      refunded: "refunded",
      declined: "captured",
      absent: "captured"
    }
  },
  refunded: {
    way: [...toCaptured, actions.refund, actions.refunded],
    leads: wrong("refundedAll", "refundedMore", "refundedFrancs", "refundedAllInFrancs")
  },
  voided: { way: [actions.void], leads: wrong(...anyCapture, ...anyRefund) },
  declined: {
    way: [actions.authorise, actions.declined],
    leads: wrong("authorised", ...otherAuthorised, ...anyCapture, ...anyRefund)
  },
  mismatch: { way: [actions.capturedAll], leads: {} }
}

describe("the table of a payment's life (decision 018)", () => {
  it("matches the machine", async () => {
    const rows = await rowsOf(begin, (payment) => pathOf(payment.snapshot().value), actions, table)
    expect(differences(rows)).toEqual([])
  })

  it("accepts a capture that was considered lost, and no other", () => {
    const lost = begin()
    for (const action of [...toAuthorised, actions.capture, actions.absent, actions.captured]) action(lost)
    expect(lost.snapshot().value).toBe("captured")
    const other = begin()
    for (const action of [...toAuthorised, actions.capture, actions.absent, actions.capturedAll])
      action(other)
    expect(other.snapshot().value).toBe("mismatch")
  })

  it("contains the reason why a payment was declined or stopped", () => {
    const declined = begin()
    for (const action of [actions.authorise, actions.declined]) action(declined)
    expect(declined.snapshot().context.reason).toBe("limit")
    for (const [action, reason] of [
      [actions.authorisedLess, "amount"],
      [actions.captured, "unasked"],
      [actions.reversed, "reversed"]
    ] as const) {
      const payment = begin()
      action(payment)
      expect(payment.snapshot().context.reason).toBe(reason)
    }
  })

  /** Notifications that do not fit the payment, each with the reason that is reported (decision 018). */
  const misfits: ReadonlyArray<
    readonly [way: ReadonlyArray<(payment: Payment) => void>, last: keyof typeof actions, reason: string]
  > = [
    [[], "refunded", "unasked"],
    [[actions.authorise], "authorisedLess", "amount"],
    [[actions.authorise], "captured", "unasked"],
    [toAuthorised, "authorisedLess", "amount"],
    [toAuthorised, "captured", "unasked"],
    [toAuthorised, "refunded", "unasked"],
    [[...toAuthorised, actions.capture], "capturedAll", "amount"],
    [[...toAuthorised, actions.capture], "refunded", "unasked"],
    [toCaptured, "capturedAll", "amount"],
    [toCaptured, "refundedMore", "amount"],
    [[...toCaptured, actions.refund], "refundedMore", "amount"],
    [[...toCaptured, actions.refund, actions.refunded], "refundedMore", "amount"],
    [[actions.authorise, actions.declined], "authorised", "unasked"],
    [[actions.void], "captured", "unasked"],
    [[...toAuthorised, actions.capture], "declined", "limit"],
    [[...toAuthorised, actions.void], "declined", "limit"],
    [[...toCaptured, actions.refund], "declined", "limit"],
    [[], "declined", "limit"]
  ]

  it.each(misfits.map(([way, last, reason]) => ({ way, last, reason })))(
    "reports $reason after $last",
    ({ way, last, reason }) => {
      const payment = begin()
      for (const action of way) action(payment)
      actions[last](payment)
      expect(payment.snapshot().context.reason).toBe(reason)
    }
  )

  it("forgets a refusal once the payment is requested again", () => {
    for (const [way, again] of [
      [[...toAuthorised, actions.capture, actions.declined], actions.capture],
      [[...toAuthorised, actions.capture, actions.declined], actions.void]
    ] as const) {
      const payment = begin()
      for (const action of way) action(payment)
      again(payment)
      expect(payment.snapshot().context.reason).toBeNull()
    }
  })

  it("keeps the first mismatch", () => {
    const payment = begin()
    for (const action of [actions.authorisedLess, actions.reversed]) action(payment)
    expect(payment.snapshot().context.reason).toBe("amount")
  })
})
