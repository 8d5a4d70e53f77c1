import { Context } from "effect"
import type { WorkClass } from "../../domain/operations/work-classes.ts"

/**
 * The class of work of a fiber. Like the steps of an order, background work such as jobs yields to the placing of
 * orders.
 */
export const CurrentWork = Context.Reference<WorkClass>("server/ports/CurrentWork", {
  defaultValue: () => "steps"
})
