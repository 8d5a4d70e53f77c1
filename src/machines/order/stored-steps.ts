import { initialTransition, transition } from "xstate"
import { orderMachineVersion } from "../../domain/order/draft.ts"
import {
  type AddressableStep,
  addressableSteps,
  formSteps,
  orderSteps,
  type OrderStep
} from "../../domain/order/steps.ts"
import { type StepFacts, validatedStepsMachine } from "./validated-steps.machine.ts"

/** The machine's snapshot as stored in a draft, with the version of the machine that wrote it. */
export interface StoredSteps {
  readonly machineVersion: number
  readonly value: AddressableStep
  readonly facts: StepFacts
}

const stepOf = (snapshot: { readonly value: unknown }): AddressableStep =>
  addressableSteps.find((step) => step === snapshot.value) ?? "DeliveryAddress"

/** Whether this machine can continue from a stored snapshot: it has the current version and all current steps. */
export const isReadable = (stored: StoredSteps | null): stored is StoredSteps =>
  stored !== null &&
  stored.machineVersion === orderMachineVersion &&
  formSteps.every((step) => orderSteps[step].form in stored.facts)

/**
 * Returns the snapshot after the facts have changed, computed from the stored snapshot by XState's pure `transition()`.
 * If the stored snapshot has another version, the machine starts again, so the wizard opens at the latest accessible
 * step (rule machine.version).
 */
export const nextSteps = (stored: StoredSteps | null, facts: StepFacts): StoredSteps => {
  const [next] = isReadable(stored)
    ? transition(
        validatedStepsMachine,
        validatedStepsMachine.resolveState({ value: stored.value, context: stored.facts }),
        { type: "facts.changed", facts }
      )
    : initialTransition(validatedStepsMachine, facts)
  return { machineVersion: orderMachineVersion, value: stepOf(next), facts }
}

/**
 * Returns the validated list of steps (rule order.steps): every step up to the snapshot's state; with the summary, also
 * the final check after it.
 */
export const openSteps = (
  applicable: ReadonlyArray<OrderStep>,
  { value }: Pick<StoredSteps, "value">
): ReadonlyArray<OrderStep> =>
  value === "Summary"
    ? applicable
    : applicable.slice(0, applicable.findIndex((step) => step.key === value) + 1)
