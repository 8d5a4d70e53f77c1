import * as fc from "fast-check"
import { bookingModes } from "../../src/domain/cancellation/cancellation.ts"

/** Ids of the orders in the list, and names of the desks. */
export const ids: ReadonlyArray<string> = ["a", "b"]
export const names: ReadonlyArray<string> = ["A", "B"]

const at = { desk: fc.constantFrom(...names) }
const row = { orderId: fc.constantFrom(...ids) }
const kind = <Kind extends string>(...kinds: ReadonlyArray<Kind>) => ({ kind: fc.constantFrom(...kinds) })
/** Actions of users at two desks, and results of their saves. */
export const actions = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      ...kind("mark"),
      ...at,
      orderIds: fc.constantFrom(["a"], ["a"], ["a", "b"]),
      mode: fc.constantFrom(null, ...bookingModes)
    })
  },
  { weight: 3, arbitrary: fc.record({ ...kind("save"), ...at }) },
  { weight: 9, arbitrary: fc.record({ ...kind("goOn"), ...at }) },
  // if several saves are running: the oldest one, or the last one
  { weight: 5, arbitrary: fc.record({ ...kind("reach", "answer"), ...at, isLast: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ ...kind("break", "signOut"), ...at }) },
  { weight: 3, arbitrary: fc.record({ ...kind("keepMine", "keepMine", "takeTheirs"), ...at, ...row }) },
  { weight: 2, arbitrary: fc.record({ ...kind("undo", "reread", "resume", "reload"), ...at }) },
  { weight: 1, arbitrary: fc.record({ ...kind("feedback", "look"), ...at, ...row }) },
  { weight: 3, arbitrary: fc.record({ ...kind("list"), ...at, comes: fc.constantFrom(true, true, false) }) },
  { weight: 1, arbitrary: fc.record({ ...kind("wait"), milliseconds: fc.constantFrom(500, 20_000) }) }
)
export type Action = typeof actions extends fc.Arbitrary<infer Value> ? Value : never
