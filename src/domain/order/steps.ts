export const paymentVariants = [
  "Invoice",
  "InteraidInvoice",
  "Sepa",
  "InteraidSepa",
  "Installment",
  "PayPal"
] as const

export type PaymentVariant = (typeof paymentVariants)[number]

/** The part of an order that determines its steps. */
interface SteppedOrder {
  readonly stations: number
}

interface StepRow {
  /** Position of the step, as sent in responses. */
  readonly weight: number
  readonly isPartOf: (order: SteppedOrder) => boolean
  /** Path segment (German) and state of the order machine; `null` for a step without a path. */
  readonly shown: { readonly segment: string; readonly state: string } | null
  /** The form that must be valid before the next step opens; `null` if the step has no form. */
  readonly form: string | null
  /** Whether the step depends on the payment variant, which its path may contain. */
  readonly hasVariant: boolean
}

const always = () => true

/** All properties of the steps of the order wizard (rule order.steps, decision 048). */
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

/** Steps whose value for this property is not `null`. */
type StepWith<Column extends "shown" | "form"> = {
  [Step in OrderStepKey]: OrderSteps[Step][Column] extends null ? never : Step
}[OrderStepKey]

/** Steps that are shown and have a path; the final check has none. */
export type AddressableStep = StepWith<"shown">

export type FormStep = StepWith<"form">

/** State of a shown step in the order machine. */
export type StepState = OrderSteps[AddressableStep]["shown"]["state"]

/** State of a step with a form. */
type FormState = OrderSteps[FormStep & AddressableStep]["shown"]["state"]

/** Name of the form of a step. */
export type FormName<Step extends FormStep = FormStep> = OrderSteps[Step]["form"]

/** Name of the API endpoint that saves a form. */
export type SaveCall = `save${Capitalize<FormName>}`

export const saveCallOf = (step: FormStep): string => {
  const { form } = orderSteps[step]
  return `save${form.charAt(0).toUpperCase()}${form.slice(1)}`
}

const isStep = (key: string): key is OrderStepKey => key in orderSteps
export const isAddressable = (step: OrderStepKey): step is AddressableStep => orderSteps[step].shown !== null
const hasForm = (step: OrderStepKey): step is FormStep => orderSteps[step].form !== null

/** The keys of all steps, ordered by weight. */
export const orderStepKeys = Object.keys(orderSteps)
  .filter(isStep)
  .toSorted((one, other) => orderSteps[one].weight - orderSteps[other].weight)
export const addressableSteps = orderStepKeys.filter(isAddressable)
export const formSteps = orderStepKeys.filter(hasForm)

/** Returns a record whose keys are the shown steps; all values are the same. */
export function ofEachStep<Value>(value: Value): Readonly<Record<AddressableStep, Value>>
export function ofEachStep(value: unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(addressableSteps.map((step) => [step, value]))
}

/** Returns a record whose keys are the machine states of all steps with a form; all values are the same. */
export function ofEachFormState<Value>(value: Value): Readonly<Record<FormState, Value>>
export function ofEachFormState(value: unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    formSteps.filter(isAddressable).map((step) => [orderSteps[step].shown.state, value])
  )
}

/** The steps that belong to every order. */
export const stepsOfEveryOrder = addressableSteps.filter((step) => orderSteps[step].isPartOf({ stations: 1 }))

export const stepOfSegment = (segment: string): AddressableStep | undefined =>
  addressableSteps.find((step) => orderSteps[step].shown.segment === segment)

/** A step as listed by the server; `variant` is set only for the payment step. */
export interface OrderStep {
  readonly key: OrderStepKey
  readonly variant: PaymentVariant | null
  readonly weight: number
}

/**
 * Returns the steps that an order can have, ordered by weight; the stations step only if there are several stations
 * (rule order.steps).
 */
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
 * Whether a step is accessible: the server's validated list must contain the step's key with a matching variant (rule
 * order.steps).
 */
export const isAccessible = (
  validated: ReadonlyArray<OrderStep>,
  key: OrderStepKey,
  variant: PaymentVariant | null
) => validated.some((step) => step.key === key && (variant === null || step.variant === variant))

/** Returns the latest accessible step with a path, searched backwards from the end of the applicable steps. */
export const latestAccessible = (
  applicable: ReadonlyArray<OrderStep>,
  validated: ReadonlyArray<OrderStep>
): AddressableStep =>
  applicable
    .filter(({ key, variant }) => isAccessible(validated, key, variant))
    .map(({ key }) => key)
    .findLast(isAddressable) ?? "DeliveryAddress"
