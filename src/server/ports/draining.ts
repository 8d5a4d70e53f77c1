import { Context } from "effect"

/** Whether this process has been asked to stop: it answers what comes, and asks load balancers to send no more. */
export interface OwnDraining {
  hasBegun: boolean
}

export const Draining = Context.Reference<OwnDraining>("server/ports/Draining", {
  defaultValue: () => ({ hasBegun: false })
})
