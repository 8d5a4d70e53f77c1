import { Context } from "effect"

/** Whether this process is shutting down: it still handles calls, and signals load balancers to send no more. */
export interface OwnDraining {
  hasBegun: boolean
}

export const Draining = Context.Reference<OwnDraining>("server/ports/Draining", {
  defaultValue: () => ({ hasBegun: false })
})
