import { type PaymentVariant, stepOfSegment, stepSegments, type AddressableStep } from "../order-steps.ts"
import type { StepWish } from "./step-walk.ts"

const variants: ReadonlyArray<PaymentVariant> = [
  "Installment",
  "InteraidInvoice",
  "InteraidSepa",
  "Invoice",
  "Sepa"
]

/**
 * The step that `/{productGroup}/bestellung/{a?}/{b?}/{c?}` names: a step alone, or a variant and its step; an unknown
 * variant is ignored, an unknown step names none (domain.md 6.3).
 */
export const stepWishOfPath = (a: string | undefined, b: string | undefined): StepWish | null => {
  const first = a === undefined ? undefined : stepOfSegment(a)
  if (first !== undefined) return { step: first, variant: null }
  const step = b === undefined ? undefined : stepOfSegment(b)
  if (step === undefined) return null
  return { step, variant: variants.find((variant) => variant.toLowerCase() === a?.toLowerCase()) ?? null }
}

/** The address segment of a step; the order knows its variant itself. */
export const segmentOfStep = (step: AddressableStep): string => stepSegments[step]
