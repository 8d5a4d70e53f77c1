import { transition } from "xstate"
import type { OrderStatus } from "../../domain/order/draft.ts"
import {
  type Agreed,
  type LifeEvent,
  type LifeFacts,
  nothingYet,
  orderLifeVersion
} from "../../domain/order/life/order-life.ts"
import { orderLifeMachine } from "../order-life.machine.ts"

/** State of an order's life, as the server stores it. */
export interface Life {
  readonly status: OrderStatus
  readonly facts: LifeFacts
}

const snapshotOf = (agreed: Agreed, { status, facts }: Life) =>
  orderLifeMachine.resolveState({ value: status, context: { agreed, ...facts } })

/** Returns an order's life after an event, or `undefined` if the machine does not accept the event. */
export const applyEvent = (agreed: Agreed, life: Life, event: LifeEvent): Life | undefined => {
  const before = snapshotOf(agreed, life)
  if (!before.can(event)) return undefined
  const [{ value, context }] = transition(orderLifeMachine, before, event)
  const { scheduledDay, delivery, stations, invoiceNumber, reason } = context
  return { status: value, facts: { scheduledDay, delivery, stations, invoiceNumber, reason } }
}

/** One entry of an order's log, which begins after the order was placed. */
export interface LoggedEvent {
  readonly machineVersion: number
  readonly event: LifeEvent
}

export type Replay =
  | { readonly kind: "replayed"; readonly life: Life }
  /** The entry, counted from 0, was written by a machine of another version. */
  | { readonly kind: "otherVersion"; readonly index: number; readonly version: number }
  /** The machine does not accept this entry. */
  | { readonly kind: "broken"; readonly index: number }

export const justPlaced: Life = { status: "placed", facts: nothingYet }

/**
 * Replays an order's log from the time when the order was placed; stops at an entry of another machine version and
 * reports it (rule machine.version).
 */
export const replayed = (agreed: Agreed, log: ReadonlyArray<LoggedEvent>): Replay => {
  let life = justPlaced
  for (const [index, { machineVersion, event }] of log.entries()) {
    if (machineVersion !== orderLifeVersion) return { kind: "otherVersion", index, version: machineVersion }
    const next = applyEvent(agreed, life, event)
    if (next === undefined) return { kind: "broken", index }
    life = next
  }
  return { kind: "replayed", life }
}
