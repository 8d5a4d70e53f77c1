import { Clock, Effect, Layer } from "effect"
import type { ProviderId } from "../../domain/payment/payment-providers.ts"
import { standing } from "../testing/api.test-support.ts"
import { type BeginPayment, Payments } from "../ports/payments.ts"
import { PaymentAlarm } from "./payment-alarm.ts"
import { paymentsLayer } from "./payments.ts"
import { providersLayer } from "./providers.ts"
import { settlePayments } from "./settle.ts"
import { standIn } from "./stand-in.test-support.ts"

let count = 0

/** Returns the data of a payment of 24.00 EUR for the tests. */
export const wishOf = (provider: ProviderId): BeginPayment => ({
  provider,
  draftId: "draft",
  key: `payment-key-${(count += 1)}`,
  money: { cents: 2400, currency: "EUR" },
  reference: "HM-26-100001",
  returnUrl: "https://shop.example/zurueck",
  cancelUrl: "https://shop.example/abbruch",
  cart: [{ kind: "goods", label: "Heizöl", cents: 2400 }],
  buyer: {
    firstName: "Erika",
    lastName: "Mustermann",
    birthDate: "1970-01-31",
    email: "erika@example.de",
    phone: "+49 89 1234",
    street: "Marienplatz",
    houseNumber: "1",
    zip: "80331",
    city: "München",
    countryIso: "DE",
    address: "127.0.0.1",
    deviceToken: "p_m_s"
  }
})

export const choice = { offerId: "plan-6", iban: "DE89370400440532013000", accountHolder: "Erika Mustermann" }

/** Provides payments with both fake providers, and the operator's alarms. */
export const paymentWorld = Effect.gen(function* () {
  const there = yield* standIn
  const alarms: Array<string> = []
  const services = paymentsLayer.pipe(
    Layer.provideMerge(
      Layer.merge(
        providersLayer(there.settings, there.retryPolicy),
        Layer.succeed(PaymentAlarm)({ tell: (line) => void alarms.push(line) })
      )
    )
  )
  const built = yield* Layer.build(Layer.fresh(services))
  const payments = yield* Effect.provide(Payments, built)
  /** Starts a payment that is known to the provider. */
  const begun = Effect.fnUntraced(function* (provider: ProviderId) {
    const answer = yield* payments.begin(wishOf(provider))
    if (answer.type !== "begun") return yield* Effect.die(`begin: ${answer.type}`)
    return answer.payment.id
  })
  /** Starts a payment whose amount is authorised. */
  const held = Effect.fnUntraced(function* (provider: ProviderId) {
    const id = yield* begun(provider)
    yield* payments.authorise(id, choice)
    return id
  })
  const stateOf = (id: string) => Effect.map(payments.find(id), (payment) => payment?.state)
  /** Runs the shop's periodic jobs as if `minutes` had passed. */
  const settleIn = (minutes: number) =>
    Effect.provideService(
      settlePayments,
      Clock.Clock,
      standing(() => Date.now() + minutes * 60_000)
    ).pipe(Effect.provide(built))
  return { there, alarms, payments, built, begun, held, stateOf, settleIn }
})
