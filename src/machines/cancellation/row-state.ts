import { initialTransition, type SnapshotFrom, transition } from "xstate"
import type { Booking } from "../../domain/cancellation/cancellation.ts"
import {
  cancellationRowMachine,
  type CancellationRowContext,
  type CancellationRowEvent
} from "../cancellation-row.machine.ts"

/** Where a row is: the states of its machine by one word each. */
export type RowPlace = "clean" | "saved" | "dirty" | "saving" | "retryable" | "conflict"

/** A row's snapshot, with what is asked of it ten thousand times at once. */
export interface RowState {
  readonly snapshot: SnapshotFrom<typeof cancellationRowMachine>
  readonly place: RowPlace
  readonly row: CancellationRowContext
  readonly isUnsaved: boolean
  readonly isSendable: boolean
}

const placeOf = ({ value }: RowState["snapshot"]): RowPlace => {
  if (typeof value === "string") return value === "dirty" ? "dirty" : "saving"
  if ("failed" in value) return value.failed
  return value.clean === "saved" ? "saved" : "clean"
}

const known = new Map<string, RowState>()

/** One object for each situation, so that what follows from it is asked of the machine once. */
const shared = (snapshot: RowState["snapshot"]): RowState => {
  const key = JSON.stringify([snapshot.value, snapshot.context])
  const found = known.get(key)
  if (found !== undefined) return found
  const state: RowState = {
    snapshot,
    place: placeOf(snapshot),
    row: snapshot.context,
    isUnsaved: snapshot.hasTag("unsaved"),
    isSendable: snapshot.hasTag("sendable")
  }
  known.set(key, state)
  return state
}

const steps = new WeakMap<RowState, Map<string, RowState>>()
const clean = new Map<string | null, RowState>()

/** A row as it was loaded. */
export const cleanRow = (booking: Booking): RowState => {
  const found = clean.get(booking.bookedAs)
  if (found !== undefined) return found
  const { isBooked, bookedAs } = booking
  const state = shared(initialTransition(cancellationRowMachine, { isBooked, bookedAs })[0])
  clean.set(bookedAs, state)
  return state
}

/**
 * What the row machine makes of a row at an event. The machine is pure and its situations are few, so its word is
 * remembered: ten thousand rows are marked by ten thousand look-ups (a transition of its own for each takes a quarter
 * of a second, ten thousand actors as long for being made, and a tenth of it for every event to all of them).
 */
export const afterRow = (before: RowState, event: CancellationRowEvent): RowState => {
  const key = JSON.stringify(event)
  const after = steps.get(before) ?? new Map<string, RowState>()
  const found = after.get(key)
  if (found !== undefined) return found
  const state = shared(transition(cancellationRowMachine, before.snapshot, event)[0])
  steps.set(before, after.set(key, state))
  return state
}
