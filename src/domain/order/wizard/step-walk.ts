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

/** A requested step, by the address or by a click; without a variant any will do. */
export interface StepWish {
  readonly step: OrderStepKey
  readonly variant: PaymentVariant | null
}

/** A step that has an address. */
export type AddressableWish = StepWish & { readonly step: AddressableStep }

/** Why a step cannot be entered. */
export type StepProblem =
  | "stepNotAddressable"
  | "stepNotApplicable"
  | "stepVariantDiffers"
  | "stepNotValidated"

/** Why a wished step cannot be entered with what the server has validated, if so (rule order.steps). */
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

/** The step shown for a wish: itself if it can be entered, else the latest accessible one. */
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

/** The step after one, in the order's own step map; none after the summary. */
export const stepAfter = (applicable: ReadonlyArray<OrderStep>, key: OrderStepKey): AddressableWish | null =>
  neighbour(applicable, key, 1)

/** The step before one; none before the address. */
export const stepBefore = (applicable: ReadonlyArray<OrderStep>, key: OrderStepKey): AddressableWish | null =>
  neighbour(applicable, key, -1)
