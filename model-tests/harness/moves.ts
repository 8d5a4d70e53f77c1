import type { AnyEventObject } from "xstate"

/** One event, or several that occur together. */
export type Move = AnyEventObject | ReadonlyArray<AnyEventObject>

/**
 * The moves of a machine by name: user actions, and the responses to its calls. The page defines how each move is
 * caused (`e2e/paths/harness/gestures.ts`).
 */
export type Moves = Readonly<Record<string, Move>>

export const partsOfMove = (move: Move): ReadonlyArray<AnyEventObject> => [move].flat()

/** Returns the events of the moves: each event once, even if several moves have it. */
export const eventsOf = (moves: Moves): ReadonlyArray<AnyEventObject> => [
  ...new Map(
    Object.values(moves)
      .flatMap(partsOfMove)
      .map((event) => [JSON.stringify(event), event])
  ).values()
]
