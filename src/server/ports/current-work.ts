import { Context } from "effect"
import type { WorkClass } from "../../domain/operations/work-classes.ts"

/** The class of work that a fiber is at. What runs beside calls, e.g. jobs, leaves placing its room like an order's steps. */
export const CurrentWork = Context.Reference<WorkClass>("server/ports/CurrentWork", {
  defaultValue: () => "steps"
})
