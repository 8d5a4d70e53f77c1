import type { OrderDraft } from "../draft.ts"
import {
  type AddressableStep,
  isAccessible,
  isAddressable,
  latestAccessible,
  type OrderStep,
  type OrderStepKey,
  type PaymentVariant
} from "../steps.ts"

/** A step requested by URL or click; without a variant, any variant matches. */
export interface StepWish {
  readonly step: OrderStepKey
  readonly variant: PaymentVariant | null
}

/** A step that has a path. */
export type AddressableWish = StepWish & { readonly step: AddressableStep }

/** Reason why a step cannot be entered. */
export type StepProblem =
  | "stepNotAddressable"
  | "stepNotApplicable"
  | "stepVariantDiffers"
  | "stepNotValidated"

/**
 * Returns the reason why a requested step cannot be entered; `undefined` if the steps validated by the server allow it
 * (rule order.steps).
 */
export const stepProblem = (
  draft: Pick<OrderDraft, "applicableSteps" | "steps" | "summaryHash">,
  { step, variant }: StepWish
): StepProblem | undefined => {
  if (!isAddressable(step)) return "stepNotAddressable"
  if (!draft.applicableSteps.some((each) => each.key === step)) return "stepNotApplicable"
  if (!isAccessible(draft.applicableSteps, step, variant)) return "stepVariantDiffers"
  return isAccessible(draft.steps, step, variant) && (step !== "Summary" || draft.summaryHash !== null)
    ? undefined
    : "stepNotValidated"
}

/**
 * Returns the step to show for a request: the requested step if it can be entered, otherwise the latest accessible
 * step.
 */
export const stepShown = (draft: OrderDraft, wish: StepWish | null): AddressableStep =>
  wish !== null && isAddressable(wish.step) && stepProblem(draft, wish) === undefined
    ? wish.step
    : latestAccessible(
        draft.applicableSteps,
        draft.steps.filter(
          (step) => stepProblem(draft, { step: step.key, variant: step.variant }) === undefined
        )
      )

const neighbour = (
  applicable: ReadonlyArray<OrderStep>,
  key: OrderStepKey,
  by: -1 | 1
): AddressableWish | null => {
  const step = applicable[applicable.findIndex((each) => each.key === key) + by]
  return step === undefined || !isAddressable(step.key) ? null : { step: step.key, variant: step.variant }
}

/** Returns the next step of the order's applicable steps; `null` after the summary. */
export const stepAfter = (applicable: ReadonlyArray<OrderStep>, key: OrderStepKey): AddressableWish | null =>
  neighbour(applicable, key, 1)

/** Returns the previous step; `null` before the address step. */
export const stepBefore = (applicable: ReadonlyArray<OrderStep>, key: OrderStepKey): AddressableWish | null =>
  neighbour(applicable, key, -1)
