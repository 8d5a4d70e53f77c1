import { Context } from "effect"
import type { WorkClass } from "../../domain/operations/work-classes.ts"

/** The class of work of a fiber. Background work, e.g. jobs, yields to placing orders, like the steps of an order. */
export const CurrentWork = Context.Reference<WorkClass>("server/ports/CurrentWork", {
  defaultValue: () => "steps"
})
