import {
  type AddressableStep,
  orderSteps,
  type PaymentVariant,
  paymentVariants,
  stepOfSegment
} from "../steps.ts"
import type { AddressableWish } from "./step-walk.ts"

/**
 * The step that `/{productGroup}/bestellung/{a?}/{b?}/{c?}` names: a step alone, or a variant and its step; an unknown
 * variant is ignored, and one before a step that has none, an unknown step names none (rule order.step-address).
 */
export const stepWishOfPath = (a: string | undefined, b: string | undefined): AddressableWish | null => {
  const first = a === undefined ? undefined : stepOfSegment(a)
  if (first !== undefined) return { step: first, variant: null }
  const step = b === undefined ? undefined : stepOfSegment(b)
  if (step === undefined) return null
  const known = paymentVariants.find((variant) => segmentOfVariant(variant) === a?.toLowerCase())
  return { step, variant: orderSteps[step].hasVariant ? (known ?? null) : null }
}

/** The address segment of a way to pay. */
export const segmentOfVariant = (variant: PaymentVariant): string => variant.toLowerCase()

/**
 * What stands behind the step in the address: the third part, or the second where the step is the first (rule
 * order.step-address).
 */
export const subStepOfPath = (
  a: string | undefined,
  b: string | undefined,
  c: string | undefined
): string | undefined => (a !== undefined && stepOfSegment(a) !== undefined ? b : c)

/** The station that the address names, from 0; in the address they are counted from 1. */
export const stationOfPath = (
  a: string | undefined,
  b: string | undefined,
  c: string | undefined
): number | null => {
  const text = subStepOfPath(a, b, c) ?? ""
  return /^[1-5]$/u.test(text) ? Number(text) - 1 : null
}

/** What an address names for a new own address. */
export const newAddressSegment = "neu"

/** The form of an own address that the address step opens over the page: of which one, null for a new one. */
export const addressModalOfPath = (
  a: string | undefined,
  b: string | undefined,
  c: string | undefined
): { readonly id: number | null } | undefined => {
  if (stepWishOfPath(a, b)?.step !== "DeliveryAddress") return undefined
  const text = subStepOfPath(a, b, c) ?? ""
  if (text === newAddressSegment) return { id: null }
  return /^[1-9][0-9]{0,8}$/u.test(text) ? { id: Number(text) } : undefined
}

/**
 * The parts of the address that a shown step takes in place of those that stand there; `undefined` where these name it
 * already, with a variant of its own too (rule order.step-address). One that does not fit goes, what stands behind the
 * step stays.
 */
export const pathOfShown = (
  step: AddressableStep,
  [a, b, c]: readonly [string | undefined, string | undefined, string | undefined]
): readonly [step: string, subStep: string | undefined] | undefined => {
  const named = stepWishOfPath(a, b)
  const segment = segmentOfStep(step)
  if (a === segment || (named?.step === step && named.variant !== null)) return undefined
  return [segment, named?.step === step ? subStepOfPath(a, b, c) : undefined]
}

/** The address segment of a step; the order knows its variant itself. */
export const segmentOfStep = (step: AddressableStep): string => orderSteps[step].shown.segment
