import { assign, setup } from "xstate"
import { bookingOf, type BookingChange, isSameBooking } from "../domain/cancellation/booking.ts"
import type { Booking } from "../domain/cancellation/cancellation.ts"

/** Why a row must be sent again: no response arrived, or the response had this code. */
export type RowProblem = "Unanswered" | "NotFound" | "Unavailable"

export type CancellationRowEvent =
  | { readonly type: "booking.change"; readonly change: BookingChange }
  /** The browser had stored this edit on an earlier visit; `hasMoved` if the row has another version or booking now. */
  | { readonly type: "edit.recalled"; readonly booking: Booking; readonly hasMoved: boolean }
  | { readonly type: "row.send" }
  | { readonly type: "row.saved" }
  | { readonly type: "row.missed"; readonly problem: "NotFound" | "Unavailable" }
  | { readonly type: "row.conflicted"; readonly theirs: Booking }
  /** No response arrived, so it is unknown whether the server received the row. */
  | { readonly type: "row.lost" }
  /** The server rejected the whole request. */
  | { readonly type: "row.held" }
  /** The server's booking has arrived, but not as the response to a save. */
  | { readonly type: "row.arrived"; readonly booking: Booking }
  | { readonly type: "conflict.keepMine" }
  | { readonly type: "conflict.takeTheirs" }

export interface CancellationRowContext {
  /** The last known booking on the server. */
  readonly base: Booking
  readonly mine: Booking
  /** The booking in the last save request. */
  readonly sent: Booking
  /** The booking that was saved elsewhere; only in a conflict. */
  readonly theirs: Booking | null
  /** A response was lost, so `base` may be outdated: the row is dirty even if it equals `base`. */
  readonly isUnsure: boolean
  readonly problem: RowProblem | null
}

/**
 * One row of the list of cancellations (rule cancellation.dirty). The row's version is stored in the list, not here, so
 * that a row has few possible states, and ten thousand rows can share them.
 */
export const cancellationRowMachine = setup({
  types: {
    input: {} as Booking,
    context: {} as CancellationRowContext,
    events: {} as CancellationRowEvent,
    tags: {} as "unsaved" | "sendable"
  },
  actions: {
    change: assign(({ context }, change: BookingChange) => ({ mine: bookingOf(context.mine, change) })),
    keepMine: assign((_, mine: Booking) => ({ mine })),
    noteSent: assign(({ context }) => ({ sent: context.mine })),
    noteSaved: assign(({ context }) => ({ base: context.sent, isUnsure: false })),
    noteTheirs: assign((_, theirs: Booking) => ({ theirs })),
    takeOver: assign((_, booking: Booking) => ({
      base: booking,
      mine: booking,
      theirs: null,
      isUnsure: false
    })),
    takeTheirs: assign(({ context: { base, theirs } }) => ({
      base: theirs ?? base,
      mine: theirs ?? base,
      theirs: null,
      isUnsure: false
    })),
    standOnTheirs: assign(({ context: { base, theirs } }) => ({
      base: theirs ?? base,
      theirs: null,
      isUnsure: false
    })),
    doubt: assign({ isUnsure: true }),
    noteProblem: assign((_, problem: RowProblem) => ({ problem })),
    forgetProblem: assign({ problem: null })
  },
  guards: {
    isBack: ({ context: { base, mine, isUnsure } }) => !isUnsure && isSameBooking(mine, base),
    isBase: ({ context }, booking: Booking) => isSameBooking(context.base, booking),
    /** Whether the booking is unchanged, so that the version increased for another reason, e.g. new feedback. */
    isStill: ({ context: { base, isUnsure } }, booking: Booking) => !isUnsure && isSameBooking(base, booking),
    isMine: ({ context }, booking: Booking) => isSameBooking(context.mine, booking),
    /** Whether the row on the server has the requested booking, saved by this user or another one. */
    isSaved: ({ context: { mine, sent } }, booking: Booking) =>
      isSameBooking(mine, booking) && isSameBooking(sent, booking),
    becomesTheirs: ({ context: { mine, theirs } }, change: BookingChange) =>
      theirs !== null && isSameBooking(bookingOf(mine, change), theirs),
    hasMoved: (_, hasMoved: boolean) => hasMoved
  }
}).createMachine({
  id: "cancellationRow",
  context: ({ input }) => ({
    base: input,
    mine: input,
    sent: input,
    theirs: null,
    isUnsure: false,
    problem: null
  }),
  initial: "clean",
  states: {
    clean: {
      initial: "untouched",
      on: {
        "booking.change": {
          target: "deciding",
          actions: { type: "change", params: ({ event }) => event.change }
        },
        "edit.recalled": [
          { guard: { type: "isBase", params: ({ event }) => event.booking } },
          {
            guard: { type: "hasMoved", params: ({ event }) => event.hasMoved },
            target: "failed.conflict",
            actions: [
              { type: "noteTheirs", params: ({ context }) => context.base },
              { type: "keepMine", params: ({ event }) => event.booking }
            ]
          },
          { target: "dirty", actions: { type: "keepMine", params: ({ event }) => event.booking } }
        ],
        "row.arrived": { actions: { type: "takeOver", params: ({ event }) => event.booking } }
      },
      states: { untouched: {}, saved: {} }
    },
    /** Checks whether the booking equals the server's again after a change. */
    deciding: { always: [{ guard: "isBack", target: "clean" }, { target: "dirty" }] },
    dirty: {
      tags: ["unsaved", "sendable"],
      on: {
        "booking.change": {
          target: "deciding",
          actions: { type: "change", params: ({ event }) => event.change }
        },
        "row.send": { target: "saving", actions: "noteSent" },
        "row.arrived": [
          { guard: { type: "isBase", params: ({ event }) => event.booking } },
          {
            guard: { type: "isMine", params: ({ event }) => event.booking },
            target: "clean",
            actions: { type: "takeOver", params: ({ event }) => event.booking }
          },
          {
            target: "failed.conflict",
            actions: { type: "noteTheirs", params: ({ event }) => event.booking }
          }
        ]
      }
    },
    /** Changes made during a save are not overwritten, and make the row dirty once the response arrives. */
    saving: {
      tags: "unsaved",
      on: {
        "booking.change": { actions: { type: "change", params: ({ event }) => event.change } },
        "row.saved": { target: "decidingSaved", actions: "noteSaved" },
        "row.missed": [
          { guard: "isBack", target: "clean" },
          {
            target: "failed.retryable",
            actions: { type: "noteProblem", params: ({ event }) => event.problem }
          }
        ],
        "row.conflicted": [
          {
            guard: { type: "isSaved", params: ({ event }) => event.theirs },
            target: "clean.saved",
            actions: { type: "takeOver", params: ({ event }) => event.theirs }
          },
          // the user has meanwhile chosen the booking that is now on the server, so nothing needs to be saved
          {
            guard: { type: "isMine", params: ({ event }) => event.theirs },
            target: "clean",
            actions: { type: "takeOver", params: ({ event }) => event.theirs }
          },
          {
            guard: "isBack",
            target: "clean",
            actions: { type: "takeOver", params: ({ event }) => event.theirs }
          },
          { guard: { type: "isStill", params: ({ event }) => event.theirs }, target: "dirty" },
          {
            target: "failed.conflict",
            actions: { type: "noteTheirs", params: ({ event }) => event.theirs }
          }
        ],
        "row.lost": {
          target: "failed.retryable",
          actions: ["doubt", { type: "noteProblem", params: "Unanswered" }]
        },
        "row.held": "deciding"
      }
    },
    decidingSaved: { always: [{ guard: "isBack", target: "clean.saved" }, { target: "dirty" }] },
    failed: {
      tags: "unsaved",
      initial: "retryable",
      states: {
        retryable: {
          tags: "sendable",
          exit: "forgetProblem",
          on: {
            "booking.change": {
              target: "#cancellationRow.deciding",
              actions: { type: "change", params: ({ event }) => event.change }
            },
            "row.send": { target: "#cancellationRow.saving", actions: "noteSent" },
            "row.arrived": [
              { guard: { type: "isBase", params: ({ event }) => event.booking } },
              {
                guard: { type: "isMine", params: ({ event }) => event.booking },
                target: "#cancellationRow.clean",
                actions: { type: "takeOver", params: ({ event }) => event.booking }
              },
              { target: "conflict", actions: { type: "noteTheirs", params: ({ event }) => event.booking } }
            ]
          }
        },
        /** Both values are shown until the user chooses one. */
        conflict: {
          on: {
            "conflict.keepMine": { target: "#cancellationRow.dirty", actions: "standOnTheirs" },
            "conflict.takeTheirs": { target: "#cancellationRow.clean", actions: "takeTheirs" },
            "booking.change": [
              {
                guard: { type: "becomesTheirs", params: ({ event }) => event.change },
                target: "#cancellationRow.clean",
                actions: "takeTheirs"
              },
              { actions: { type: "change", params: ({ event }) => event.change } }
            ],
            "row.arrived": [
              {
                guard: { type: "isMine", params: ({ event }) => event.booking },
                target: "#cancellationRow.clean",
                actions: { type: "takeOver", params: ({ event }) => event.booking }
              },
              { actions: { type: "noteTheirs", params: ({ event }) => event.booking } }
            ]
          }
        }
      }
    }
  }
})
