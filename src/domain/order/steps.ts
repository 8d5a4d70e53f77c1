export const paymentVariants = [
  "Invoice",
  "InteraidInvoice",
  "Sepa",
  "InteraidSepa",
  "Installment",
  "PayPal"
] as const

export type PaymentVariant = (typeof paymentVariants)[number]

/** What of an order decides which steps it has. */
interface SteppedOrder {
  readonly stations: number
}

interface StepRow {
  /** Place of the step on the way, as the wire tells it. */
  readonly weight: number
  readonly isPartOf: (order: SteppedOrder) => boolean
  /** German address segment and state of the order machine; a step without an address has neither. */
  readonly shown: { readonly segment: string; readonly state: string } | null
  /** The form that has to be right before the next step opens; null where nothing is filled in. */
  readonly form: string | null
  /** Whether the step stands in the payment's variant, which its address may name. */
  readonly hasVariant: boolean
}

const always = () => true

/** Everything that tells the steps of the order wizard apart (rule order.steps, decision 048). */
export const orderSteps = {
  DeliveryAddress: {
    weight: 0,
    isPartOf: always,
    shown: { segment: "adresse", state: "deliveryAddress" },
    form: "address",
    hasVariant: false
  },
  DeliveryStations: {
    weight: 5,
    isPartOf: (order: SteppedOrder) => order.stations > 1,
    shown: { segment: "mengenverteilung", state: "deliveryStations" },
    form: "stations",
    hasVariant: false
  },
  Payment: {
    weight: 20,
    isPartOf: always,
    shown: { segment: "bezahlung", state: "payment" },
    form: "payment",
    hasVariant: true
  },
  Summary: {
    weight: 99,
    isPartOf: always,
    shown: { segment: "bestellung-abschliessen", state: "summary" },
    form: null,
    hasVariant: false
  },
  FinalCheck: { weight: 100, isPartOf: always, shown: null, form: null, hasVariant: false }
} as const satisfies Readonly<Record<string, StepRow>>

type OrderSteps = typeof orderSteps

export type OrderStepKey = keyof OrderSteps

/** Steps whose row has something else than null there. */
type StepWith<Column extends "shown" | "form"> = {
  [Step in OrderStepKey]: OrderSteps[Step][Column] extends null ? never : Step
}[OrderStepKey]

/** Steps that are shown and have an address; the final check has none. */
export type AddressableStep = StepWith<"shown">

/** Steps in which something is filled in. */
export type FormStep = StepWith<"form">

/** What the state of a shown step is called in the order machine. */
export type StepState = OrderSteps[AddressableStep]["shown"]["state"]

/** What the state of a step with a form is called. */
type FormState = OrderSteps[FormStep & AddressableStep]["shown"]["state"]

/** What the form of a step is called. */
export type FormName<Step extends FormStep = FormStep> = OrderSteps[Step]["form"]

/** What the call that saves a form is called. */
export type SaveCall = `save${Capitalize<FormName>}`

export const saveCallOf = (step: FormStep): string => {
  const { form } = orderSteps[step]
  return `save${form.charAt(0).toUpperCase()}${form.slice(1)}`
}

const isStep = (key: string): key is OrderStepKey => key in orderSteps
export const isAddressable = (step: OrderStepKey): step is AddressableStep => orderSteps[step].shown !== null
const hasForm = (step: OrderStepKey): step is FormStep => orderSteps[step].form !== null

/** In order of weight. */
export const orderStepKeys = Object.keys(orderSteps)
  .filter(isStep)
  .toSorted((one, other) => orderSteps[one].weight - orderSteps[other].weight)
export const addressableSteps = orderStepKeys.filter(isAddressable)
export const formSteps = orderStepKeys.filter(hasForm)

/** One and the same for each step that is shown, by its key. */
export function ofEachStep<Value>(value: Value): Readonly<Record<AddressableStep, Value>>
export function ofEachStep(value: unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(addressableSteps.map((step) => [step, value]))
}

/** One and the same for the state of each step with a form. */
export function ofEachFormState<Value>(value: Value): Readonly<Record<FormState, Value>>
export function ofEachFormState(value: unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    formSteps.filter(isAddressable).map((step) => [orderSteps[step].shown.state, value])
  )
}

/** The steps that are shown of an order of which nothing is known yet. */
export const stepsOfEveryOrder = addressableSteps.filter((step) => orderSteps[step].isPartOf({ stations: 1 }))

export const stepOfSegment = (segment: string): AddressableStep | undefined =>
  addressableSteps.find((step) => orderSteps[step].shown.segment === segment)

/** A step as the server lists it; `variant` is given for the payment step only. */
export interface OrderStep {
  readonly key: OrderStepKey
  readonly variant: PaymentVariant | null
  readonly weight: number
}

/** The steps that an order can have, in order of weight; stations only with more than one (rule order.steps). */
export const applicableSteps = (
  order: SteppedOrder & { readonly variant: PaymentVariant }
): ReadonlyArray<OrderStep> =>
  orderStepKeys
    .filter((key) => orderSteps[key].isPartOf(order))
    .map((key) => ({
      key,
      variant: orderSteps[key].hasVariant ? order.variant : null,
      weight: orderSteps[key].weight
    }))

/**
 * A step is accessible only if the server's validated list holds its key with a matching variant (rule order.steps).
 */
export const isAccessible = (
  validated: ReadonlyArray<OrderStep>,
  key: OrderStepKey,
  variant: PaymentVariant | null
) => validated.some((step) => step.key === key && (variant === null || step.variant === variant))

/** The latest accessible addressable step, found by walking back from the end of the applicable ones. */
export const latestAccessible = (
  applicable: ReadonlyArray<OrderStep>,
  validated: ReadonlyArray<OrderStep>
): AddressableStep =>
  applicable
    .filter(({ key, variant }) => isAccessible(validated, key, variant))
    .map(({ key }) => key)
    .findLast(isAddressable) ?? "DeliveryAddress"
