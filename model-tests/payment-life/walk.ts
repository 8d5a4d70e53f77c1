import { paymentLifeMachine } from "../../src/machines/payment-life.machine.ts"
import { walkOf } from "../harness/machine-walk.ts"

const eur = (cents: number) => ({ cents, currency: "EUR" })
const said = (type: string, money: object) => ({ type: `provider.${type}`, money })

export const paymentLifeWalk = walkOf(paymentLifeMachine, {
  ways: {
    everywhere: {
      inputs: [{ money: eur(1000) }],
      events: [
        { type: "payment.authorise" },
        { type: "payment.void" },
        ...[0, 900, 1000, 1001].flatMap((cents) => [
          { type: "payment.capture", cents },
          { type: "payment.refund", cents }
        ]),
        ...["authorised", "captured", "refunded"].flatMap((type) => [
          said(type, eur(1000)),
          said(type, eur(900)),
          said(type, { cents: 1000, currency: "CHF" }),
          said(type, { cents: 900, currency: "CHF" })
        ]),
        { type: "provider.voided" },
        { type: "provider.declined", reason: "limit" },
        { type: "provider.absent" },
        { type: "provider.reversed" }
      ],
      sees: ({ value, context: { wanted, captured, refunded } }) => [value, wanted, captured, refunded]
    }
  },
  promises: {
    "never more is taken than the buyer agreed to": ({ context: { captured, money } }) =>
      captured <= money.cents,
    "never more is given back than was taken": ({ context: { captured, refunded } }) => refunded <= captured,
    "what is taken was asked for": (snapshot) =>
      !snapshot.matches("captured") || snapshot.context.captured > 0,
    "what is given back is known": (snapshot) =>
      !snapshot.matches("refunded") || snapshot.context.refunded > 0,
    "whatever does not fit says why": (snapshot) =>
      !snapshot.matches("mismatch") || snapshot.context.reason !== null
  }
})
