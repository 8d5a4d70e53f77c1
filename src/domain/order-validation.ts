import type { OrderStep, OrderStepKey } from "./order-steps.ts"

/** What of an order is filled in and valid; a step that the order does not have counts as done. */
export interface DoneSteps {
  readonly address: boolean
  readonly stations: boolean
  readonly payment: boolean
}

/** The server's validated list: every step up to the first that is not done; the last two open together (accounts.md 4). */
export const validatedSteps = (
  applicable: ReadonlyArray<OrderStep>,
  done: DoneSteps
): ReadonlyArray<OrderStep> => {
  const isDone: Readonly<Record<OrderStepKey, boolean>> = {
    DeliveryAddress: done.address,
    DeliveryStations: done.stations,
    Payment: done.payment,
    Summary: true,
    FinalCheck: true
  }
  const blocking = applicable.findIndex((step) => !isDone[step.key])
  return blocking < 0 ? applicable : applicable.slice(0, blocking + 1)
}
