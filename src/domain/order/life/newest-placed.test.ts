import { expect, it } from "vitest"
import { hasCome, type NewestPlaced, seenAfter } from "./newest-placed.ts"

const nine = "2026-01-15T09:00:00.000Z"
const ten = "2026-01-15T10:00:00.000Z"

/** For each successive response, returns whether it showed a newly arrived order. */
const looks = (...answers: ReadonlyArray<NewestPlaced>) => {
  let seen: NewestPlaced
  return answers.map((now) => {
    const isNew = hasCome(seen, now)
    seen = seenAfter(seen, now)
    return isNew
  })
}

it("a new order is announced if a later one waits (rule dealer.order-list)", () => {
  expect(looks(undefined, nine, ten, ten)).toEqual([false, false, true, false])
  expect(looks(null, nine)).toEqual([false, true])
})

it("nothing is announced if the newest one is done and only others or none wait (rule dealer.order-list)", () => {
  expect(looks(ten, nine, ten)).toEqual([false, false, false])
  expect(looks(nine, null, undefined, nine, ten)).toEqual([false, false, false, false, true])
})
