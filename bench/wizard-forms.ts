import { instalmentConsentVersion } from "../src/domain/legal/instalment-consent.ts"
import { mandateVersion } from "../src/domain/legal/sepa-mandate.ts"
import { needsMoisture } from "../src/domain/legal/wood-chip-moisture.ts"
import { fromDecimal } from "../src/domain/price/money.ts"
import type { OrderDraft } from "../src/domain/order/draft.ts"
import type { PaymentVariant } from "../src/domain/order/steps.ts"
import { instalmentOptions } from "../src/domain/payment/instalments.ts"
import { isDirectDebit, paymentIdOf } from "../src/domain/payment/variants.ts"
import { evenAmounts } from "../src/domain/order/wizard/stations.ts"
import { servedZip } from "./calculation.ts"

/** Accounts for direct debits and instalments: the banks' own example IBANs. */
export const ibans = ["DE89370400440532013000", "AT611904300234573201"] as const

/** Returns the form data of an address in `servedZip`. */
export const houseIn = (street: string, change: object = {}) => ({
  Title1Id: 1,
  Title2Id: 0,
  CompanyName: "",
  VatId: "",
  FirstName: "Erika",
  LastName: "Beispiel",
  Street: street,
  HouseNumber: "8",
  Addition: "",
  ZipCode: servedZip,
  City: "München",
  CountryId: 1,
  Phone: "+49 89 123456",
  DeliveryNote: "",
  ...change
})

/** Creates the form data of the address step, with an optional separate invoice address. */
export const addressForm = (mailbox: string, house: object, invoice: object | null = null) => ({
  EmailAddress: mailbox,
  DeliveryAddress: house,
  UseInvoiceAddress: invoice !== null,
  InvoiceAddress: invoice
})

/** Creates the form data of the stations step: equal amounts, each to a different house in one street. */
export const stationsForm = ({ calculation }: OrderDraft, street: string) => ({
  Stations: evenAmounts(calculation).map((amount, place) => ({
    AddressIndex: place,
    Amount: amount,
    ...(place === 0 ? {} : { Address: houseIn(street, { HouseNumber: String(20 + place), Phone: "" }) })
  }))
})

/**
 * Creates the form data of the payment step for a payment variant, with a mandate or an instalment plan if the variant
 * needs one.
 */
export const paymentForm = (
  { offer }: OrderDraft,
  variant: PaymentVariant,
  {
    iban,
    plan = 0,
    reference = ""
  }: { readonly iban: string; readonly plan?: number; readonly reference?: string }
) => {
  const options = instalmentOptions(fromDecimal(offer.totalPrice))
  const option = variant === "Installment" ? options[plan % options.length] : undefined
  return {
    IsInteraidPayment: offer.isInteraidPayment,
    PaymentId: paymentIdOf(variant),
    PaymentModifier: option?.months ?? -1,
    OrderReference: reference,
    ...(isDirectDebit(variant)
      ? {
          Sepa: {
            AccountHolder: "Erika Beispiel",
            Iban: iban,
            MandateAccepted: true,
            MandateTextVersion: mandateVersion
          }
        }
      : {}),
    ...(option === undefined
      ? {}
      : {
          Installment: {
            OptionId: option.optionId,
            BirthDate: "1980-05-17",
            Iban: iban,
            DeviceToken: "",
            ConsentVersion: instalmentConsentVersion
          }
        })
  }
}

/**
 * Creates the form data of the review step and the final confirmation, with the declarations that the goods require.
 */
export const checkForm = ({ orderDraftId, version, summaryHash }: OrderDraft) => ({
  OrderDraftId: orderDraftId,
  Version: version,
  SummaryHash: summaryHash ?? ""
})

export const placeForm = (draft: OrderDraft) => ({
  ...checkForm(draft),
  LegalVersions: {
    Terms: draft.legalVersions.terms,
    Withdrawal: draft.legalVersions.withdrawal,
    Privacy: draft.legalVersions.privacy
  },
  ...(needsMoisture(draft) ? { MoistureDeclaration: { MoistureClass: "from25", BurningAssured: true } } : {})
})
