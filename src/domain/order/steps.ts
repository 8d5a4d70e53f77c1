/** Steps of the order wizard (rule order.steps). */
export type OrderStepKey = "DeliveryAddress" | "DeliveryStations" | "Payment" | "Summary" | "FinalCheck"

export type PaymentVariant =
  | "Installment"
  | "InteraidInvoice"
  | "InteraidSepa"
  | "Invoice"
  | "PayPal"
  | "Sepa"

/** A step as the server lists it; `variant` is given for the payment step only. */
export interface OrderStep {
  readonly key: OrderStepKey
  readonly variant: PaymentVariant | null
  readonly weight: number
}

export const stepWeights: Readonly<Record<OrderStepKey, number>> = {
  DeliveryAddress: 0,
  DeliveryStations: 5,
  Payment: 20,
  Summary: 99,
  FinalCheck: 100
}

/** Steps that have an address; the final check has none. */
export type AddressableStep = Exclude<OrderStepKey, "FinalCheck">

/** German address segments of the steps. */
export const stepSegments: Readonly<Record<AddressableStep, string>> = {
  DeliveryAddress: "adresse",
  DeliveryStations: "mengenverteilung",
  Payment: "bezahlung",
  Summary: "bestellung-abschliessen"
}

export const stepOfSegment = (segment: string): OrderStepKey | undefined => {
  for (const [key, own] of Object.entries(stepSegments)) if (own === segment) return key as OrderStepKey
  return undefined
}

/** The steps that an order can have, in order of weight; stations only with more than one (rule order.steps). */
export const applicableSteps = (order: {
  readonly stations: number
  readonly variant: PaymentVariant
}): ReadonlyArray<OrderStep> => [
  { key: "DeliveryAddress", variant: null, weight: stepWeights.DeliveryAddress },
  ...(order.stations > 1
    ? [{ key: "DeliveryStations" as const, variant: null, weight: stepWeights.DeliveryStations }]
    : []),
  { key: "Payment", variant: order.variant, weight: stepWeights.Payment },
  { key: "Summary", variant: null, weight: stepWeights.Summary },
  { key: "FinalCheck", variant: null, weight: stepWeights.FinalCheck }
]

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
): OrderStepKey =>
  applicable.findLast(({ key, variant }) => key !== "FinalCheck" && isAccessible(validated, key, variant))
    ?.key ?? "DeliveryAddress"
