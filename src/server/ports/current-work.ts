import { Context } from "effect"
import type { WorkClass } from "../../domain/operations/work-classes.ts"

/**
 * The class of work of a fiber. The default class is that of an order's steps, so background work such as jobs yields
 * to the placing of orders.
 */
export const CurrentWork = Context.Reference<WorkClass>("server/ports/CurrentWork", {
  defaultValue: () => "steps"
})
