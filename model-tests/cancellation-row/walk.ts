import { isSameBooking } from "../../src/domain/cancellation/booking.ts"
import { cancellationRowMachine } from "../../src/machines/cancellation-row.machine.ts"
import { walkOf } from "../harness/machine-walk.ts"

const open = { isBooked: false, bookedAs: null } as const
const reversal = { isBooked: true, bookedAs: "reversal" } as const
const credit = { isBooked: true, bookedAs: "credit" } as const

export const cancellationRowWalk = walkOf(cancellationRowMachine, {
  ways: {
    everywhere: {
      inputs: [open, credit],
      events: [
        { type: "booking.change", change: { field: "isBooked", isBooked: true } },
        { type: "booking.change", change: { field: "isBooked", isBooked: false } },
        { type: "booking.change", change: { field: "bookedAs", mode: "credit" } },
        { type: "edit.recalled", booking: reversal, hasMoved: false },
        { type: "edit.recalled", booking: reversal, hasMoved: true },
        { type: "edit.recalled", booking: open, hasMoved: true },
        { type: "row.send" },
        { type: "row.saved" },
        { type: "row.missed", problem: "NotFound" },
        { type: "row.missed", problem: "Unavailable" },
        { type: "row.conflicted", theirs: reversal },
        { type: "row.conflicted", theirs: credit },
        { type: "row.conflicted", theirs: open },
        { type: "row.lost" },
        { type: "row.held" },
        { type: "row.arrived", booking: open },
        { type: "row.arrived", booking: credit },
        { type: "conflict.keepMine" },
        { type: "conflict.takeTheirs" }
      ],
      sees: ({ value, context }) => [value, context]
    }
  },
  promises: {
    "what is not as the server has it is not saved": (snapshot) =>
      snapshot.hasTag("unsaved") || isSameBooking(snapshot.context.mine, snapshot.context.base),
    "nothing is clean while it is not known what the server has": (snapshot) =>
      snapshot.hasTag("unsaved") || !snapshot.context.isUnsure,
    "both values stand side by side in a conflict, and nowhere else": ({ value, context }) =>
      (JSON.stringify(value) === '{"failed":"conflict"}') === (context.theirs !== null),
    "a conflict is not sent before the user has chosen": (snapshot) =>
      snapshot.context.theirs === null || !snapshot.hasTag("sendable"),
    "a conflict is between two values": ({ context: { mine, theirs } }) =>
      theirs === null || !isSameBooking(mine, theirs),
    "a problem is shown where sending again is possible, and nowhere else": ({ value, context }) =>
      (JSON.stringify(value) === '{"failed":"retryable"}') === (context.problem !== null),
    "a booking has a mode and a mode has a booking": ({ context: { base, mine, sent } }) =>
      [base, mine, sent].every(({ isBooked, bookedAs }) => isBooked === (bookedAs !== null))
  }
})
