import type { AnyEventObject } from "xstate"

/** One event, or several that come together. */
export type Move = AnyEventObject | ReadonlyArray<AnyEventObject>

/**
 * What a user does to a machine and what is answered to it, in the words of its page. The page says how each is brought
 * about (`e2e/paths/harness/gestures.ts`).
 */
export type Moves = Readonly<Record<string, Move>>

export const partsOfMove = (move: Move): ReadonlyArray<AnyEventObject> => [move].flat()

/** What the moves are for the machine: each event once, by however many words it is known. */
export const eventsOf = (moves: Moves): ReadonlyArray<AnyEventObject> => [
  ...new Map(
    Object.values(moves)
      .flatMap(partsOfMove)
      .map((event) => [JSON.stringify(event), event])
  ).values()
]
