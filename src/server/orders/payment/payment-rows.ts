import type { OrderView } from "../../../domain/order/draft.ts"
import type { PaymentChoice } from "../../../domain/payment/payment-choice.ts"
import { creditNames } from "../life/order-words.ts"

type Rows = ReadonlyArray<readonly [label: string, value: string]>

interface Formats {
  readonly money: (amount: number) => string
  readonly percent: (rate: number) => string
}

const kindOf = ({ variant }: PaymentChoice): string => {
  switch (variant) {
    case "Invoice":
      return "Rechnung des Verkäufers"
    case "InteraidInvoice":
      return "Rechnung des Plattformbetreibers"
    case "Sepa":
      return "SEPA-Lastschrift des Verkäufers nach der Lieferung"
    case "InteraidSepa":
      return "SEPA-Lastschrift des Plattformbetreibers nach der Lieferung"
    case "PayPal":
      return "PayPal, belastet nach der Lieferung"
    case "Installment":
      return "Monatliche Raten nach der Lieferung"
  }
}

/** Returns the receipt rows about the payment: mandate and plan with everything that the buyer agreed to. */
export const paymentRows = (
  { payment, countryId }: Pick<OrderView, "countryId" | "payment">,
  { money, percent }: Formats
): Rows => {
  const { mandate, plan } = payment
  const credit = creditNames[countryId]
  return [
    ["Zahlung", kindOf(payment)],
    ...(mandate === undefined
      ? []
      : ([
          ["Konto", [mandate.accountHolder, mandate.account].filter((part) => part !== "").join(", ")],
          ["Gläubiger", `${mandate.creditorName}, ${mandate.creditorId}`],
          ["Mandatsreferenz", mandate.reference]
        ] as const)),
    ...(plan === undefined
      ? []
      : ([
          [credit.sum, money(plan.netAmount)],
          ["Raten", `${plan.months} zu ${money(plan.rate)}, die letzte ${money(plan.lastRate)}`],
          ["Gesamtbetrag der Raten", money(plan.totalAmount)],
          [
            `${credit.interest} und effektiver Jahreszins`,
            `${percent(plan.nominalRate)} und ${percent(plan.effectiveRate)}`
          ],
          ["Kreditgeber", plan.provider],
          ["Konto der Raten", plan.account],
          [
            "Stand des Plans",
            plan.isProvisional ? "vorläufig bis zur Lieferung" : "endgültig, nach der gelieferten Menge"
          ]
        ] as const))
  ]
}
