import assert from "node:assert/strict"
import type { Client } from "./client.test-support.ts"
import type { Purchase } from "./purchase.test-support.ts"
import { type Fields, filled, money, named, text } from "./wire.test-support.ts"

/** A buyer who approves the payment of a draft at PayPal. */
export type PayPalBuyer = (draft: Fields) => Promise<void>

/** Published example account numbers. */
const ibans: Readonly<Record<number, string>> = {
  1: "DE89 3704 0044 0532 0130 00",
  2: "AT61 1904 3002 3457 3201"
}

const mandateOf = async (client: Client, draftId: string, countryId: number): Promise<Fields> => {
  const mandate = named(await client.get(`/api/order-process/${draftId}/mandate`), "MandateTextVersion")
  return {
    Sepa: {
      AccountHolder: "Erika Beispiel",
      Iban: ibans[countryId],
      MandateAccepted: true,
      MandateTextVersion: mandate["MandateTextVersion"]
    }
  }
}

const planOf = async (client: Client, draftId: string, countryId: number): Promise<Fields> => {
  const plans = filled(
    await client.get(`/api/order-process/installment-options?draftId=${draftId}`),
    "OptionId NumberOfPayments MonthlyAmount LastRate TotalAmount NominalRate EffectiveRate InfoUrl IsProvisional ConsentVersion"
  )
  const plan = plans.find(({ NumberOfPayments }) => NumberOfPayments === 12)
  assert(plan !== undefined, "no plan of twelve months")
  assert(money(plan["TotalAmount"]) > money(plan["MonthlyAmount"]))
  return {
    PaymentModifier: 12,
    Installment: {
      OptionId: plan["OptionId"],
      BirthDate: "1980-05-17",
      Iban: ibans[countryId],
      DeviceToken: "",
      ConsentVersion: plan["ConsentVersion"]
    }
  }
}

/**
 * Saves the payment method for which the offer was searched, without draft id and version, since the session has only
 * one open draft.
 */
export const payFor = async (client: Client, { place, way }: Purchase, draftId: string): Promise<unknown> => {
  const key = way.paymentId === way.parameter["Id"] ? text(way.parameter["Key"]) : ""
  const more = /Monthly|Installment/u.test(key)
    ? await planOf(client, draftId, place.countryId)
    : /Sepa|Debit/u.test(key)
      ? await mandateOf(client, draftId, place.countryId)
      : {}
  return client.post("/api/order-process/payment/save", {
    IsInteraidPayment: way.isInteraid,
    PaymentId: way.paymentId,
    PaymentModifier: -1,
    ...more
  })
}
