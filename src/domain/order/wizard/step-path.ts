import {
  type AddressableStep,
  orderSteps,
  type PaymentVariant,
  paymentVariants,
  stepOfSegment
} from "../steps.ts"
import type { AddressableWish } from "./step-walk.ts"

/**
 * Returns the step in `/{productGroup}/bestellung/{a?}/{b?}/{c?}`. The path contains only a step, or a variant followed
 * by a step. An unknown variant, or a variant before a step without variants, is ignored; for an unknown step the
 * result is `null` (rule order.step-address).
 */
export const stepWishOfPath = (a: string | undefined, b: string | undefined): AddressableWish | null => {
  const first = a === undefined ? undefined : stepOfSegment(a)
  if (first !== undefined) return { step: first, variant: null }
  const step = b === undefined ? undefined : stepOfSegment(b)
  if (step === undefined) return null
  const known = paymentVariants.find((variant) => segmentOfVariant(variant) === a?.toLowerCase())
  return { step, variant: orderSteps[step].hasVariant ? (known ?? null) : null }
}

/** Returns the path segment of a payment variant. */
export const segmentOfVariant = (variant: PaymentVariant): string => variant.toLowerCase()

/**
 * Returns the path segment that follows the step: `b` if the path begins with the step, otherwise `c` (rule
 * order.step-address).
 */
export const subStepOfPath = (
  a: string | undefined,
  b: string | undefined,
  c: string | undefined
): string | undefined => (a !== undefined && stepOfSegment(a) !== undefined ? b : c)

/** Returns the index of the station in the path; the index starts at 0, whereas the path counts from 1. */
export const stationOfPath = (
  a: string | undefined,
  b: string | undefined,
  c: string | undefined
): number | null => {
  const text = subStepOfPath(a, b, c) ?? ""
  return /^[1-5]$/u.test(text) ? Number(text) - 1 : null
}

/** Path segment for adding an own address. */
export const newAddressSegment = "neu"

/**
 * Returns which of the customer's own addresses the address step opens in a dialog; `id` is `null` for a new address,
 * and the result is `undefined` if no dialog is opened.
 */
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
 * Returns the path segments that replace the current ones so that the path names the shown step; `undefined` if the
 * path already names this step, with or without a variant (rule order.step-address). A variant that does not fit is
 * removed; a segment after the same step is preserved.
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

/** Returns the path segment of a step; its variant is stored in the order. */
export const segmentOfStep = (step: AddressableStep): string => orderSteps[step].shown.segment
