import type { Address, FieldProblem } from "../../address/address.ts"
import type { OrderAnswers } from "../answers.ts"
import type { OrderDraft } from "../draft.ts"
import type { FormName, FormStep, PaymentVariant } from "../steps.ts"
import { type PaymentForm, paymentFormProblems } from "../../payment/payment-form.ts"
import { isPaymentStanding } from "../../payment/payment-standing.ts"
import { type AddressForm, addressFormOf, addressFormProblems, areAddressesStanding } from "./address-form.ts"
import { type KnownBuyer, withKnownBuyer } from "./known-buyer.ts"
import { paymentFormOf, withSavedAccount } from "./opening-forms.ts"
import { withFormerStations } from "./former-stations.ts"
import { orderedStations, type StationsForm, stationsFormOf, stationsFormProblems } from "./stations.ts"

/** The data that each form saves; the keys are the form names in the table of steps. */
interface Forms {
  readonly address: AddressForm
  readonly stations: StationsForm
  readonly payment: PaymentForm
}

/** The data that the form of a step saves, together with the key of the step. */
export type FormOf<Step extends FormStep> = {
  [Each in Step]: { readonly step: Each } & Forms[FormName<Each>]
}[Step]

export type StepForm = FormOf<FormStep>

export type TypedForms = { readonly [Step in FormStep]?: FormOf<Step> | undefined }

/** Data that is needed, in addition to the draft, for the initial values of a form. */
export interface FormSurroundings {
  /** Existing places of the zip: if there is only one, it is filled in. */
  readonly places: ReadonlyArray<string>
  /** Known data of the buyer; fills the address step until something is typed or saved in that step. */
  readonly known: ReadonlyArray<KnownBuyer>
  /** The payment variant in the URL. */
  readonly asked: PaymentVariant | null
  /** Returns the places of another station's zip. */
  readonly placesOf: (zipCode: string) => ReadonlyArray<string>
  /** Addresses of stations that were typed into another order and not saved. */
  readonly typedStations?: ReadonlyArray<Address>
}

type SavedOrder = Pick<
  OrderDraft,
  | "countryId"
  | "calculation"
  | "offer"
  | "providers"
  | keyof OrderAnswers
  | "deliveryAddress"
  | "useInvoiceAddress"
  | "invoiceAddress"
  | "payment"
> &
  Partial<Pick<OrderDraft, "stations">>

interface FormRules<Form> {
  /** Returns all validation errors of the form; the server runs the same checks, with its own date. */
  readonly problems: (form: Form, order: OrderDraft) => ReadonlyArray<FieldProblem>
  /** Returns the form as typed, or with its initial values if nothing has been typed. */
  readonly shown: (typed: Form | undefined, draft: OrderDraft, around: FormSurroundings) => Form
  /** Returns the form with the buyer's known data in its empty fields. */
  readonly completed?: (form: Form, draft: OrderDraft, around: FormSurroundings) => Form
}

const withKnown = (
  form: FormOf<"DeliveryAddress">,
  { deliveryAddress, calculation }: OrderDraft,
  { places, known }: FormSurroundings
): FormOf<"DeliveryAddress"> =>
  deliveryAddress === null
    ? known.reduce<FormOf<"DeliveryAddress">>(
        (filled, buyer) => ({ ...filled, ...withKnownBuyer(filled, buyer, calculation, places) }),
        form
      )
    : form

const stationsShown = (
  draft: OrderDraft,
  { placesOf, typedStations = [] }: FormSurroundings
): StationsForm => {
  const form = stationsFormOf(draft, placesOf)
  return draft.stations === null
    ? withFormerStations(form, [...typedStations, ...(draft.formerStations ?? [])])
    : form
}

const rules: { readonly [Step in FormStep]: FormRules<FormOf<Step>> } = {
  DeliveryAddress: {
    problems: addressFormProblems,
    shown: (typed, draft, around) =>
      typed ?? withKnown({ step: "DeliveryAddress", ...addressFormOf(draft, around.places) }, draft, around),
    completed: withKnown
  },
  DeliveryStations: {
    problems: stationsFormProblems,
    shown: (typed, draft, around) => typed ?? { step: "DeliveryStations", ...stationsShown(draft, around) }
  },
  Payment: {
    problems: (form, order) => paymentFormProblems(form, order, order.offerValidUntil.slice(0, 10)),
    shown: (typed, draft, { asked }) => {
      const form = typed ?? { step: "Payment", ...paymentFormOf(draft, asked) }
      return { step: "Payment", ...withSavedAccount(form, draft) }
    }
  }
}

export const formProblems = <Step extends FormStep>(
  form: FormOf<Step>,
  order: OrderDraft
): ReadonlyArray<FieldProblem> => rules[form.step].problems(form, order)

/** Returns for each form whether its saved data is still valid; only then does the next step open. */
export const standingForms = ({
  stations = null,
  payment,
  ...order
}: SavedOrder): Readonly<Record<FormName, boolean>> => ({
  address: areAddressesStanding(order),
  stations: orderedStations(stations, order) !== undefined,
  payment: payment !== null && isPaymentStanding(order, payment)
})

/** Returns the form of a step as shown; `completed` is `null` if there is no known data to add. */
export const shownForm = <Step extends FormStep>(
  step: Step,
  typed: TypedForms,
  draft: OrderDraft,
  around: FormSurroundings
): { readonly form: FormOf<Step>; readonly completed: FormOf<Step> | null } => {
  const { shown, completed } = rules[step]
  const form = shown(typed[step], draft, around)
  const full = completed?.(form, draft, around) ?? form
  return { form, completed: JSON.stringify(full) === JSON.stringify(form) ? null : full }
}
