import { describe, expect, it } from "vitest"
import { bookedAs, unbooked } from "./booking.ts"
import type { Booking } from "./cancellation.ts"
import { type Marking, mostMarkings, undone, withMarking } from "./undo.ts"

const booked = bookedAs("reversal")
const credit = bookedAs("credit")
const first: Marking = [
  { orderId: "a", before: unbooked, after: booked },
  { orderId: "b", before: unbooked, after: booked }
]
const second: Marking = [{ orderId: "b", before: booked, after: credit }]
const nowOf = (bookings: Readonly<Record<string, Booking>>) => (orderId: string) => bookings[orderId]

describe("undoing markings", () => {
  it("restores one marking after another, the last one first", () => {
    const markings = withMarking(withMarking([], first), second)
    const once = undone(markings, nowOf({ a: booked, b: credit }))
    expect(once.restored).toEqual([{ orderId: "b", booking: booked }])
    const twice = undone(once.markings, nowOf({ a: booked, b: booked }))
    expect(twice.restored).toEqual([
      { orderId: "a", booking: unbooked },
      { orderId: "b", booking: unbooked }
    ])
    expect(twice.markings).toEqual([])
    expect(undone(twice.markings, () => booked)).toEqual({ markings: [], restored: [] })
  })

  it("leaves rows unchanged that have changed since or no longer exist", () => {
    expect(undone([first], nowOf({ a: credit })).restored).toEqual([])
  })

  it("covers only rows that the marking changed", () => {
    const same = { orderId: "c", before: credit, after: credit }
    expect(withMarking([], [...second, same])).toEqual([second])
    expect(withMarking([first], [same])).toEqual([first])
  })

  it("covers a limited number of markings, the newest ones", () => {
    const many = Array.from({ length: mostMarkings + 1 }, (_, index): Marking => [
      { orderId: String(index), before: unbooked, after: booked }
    ]).reduce(withMarking, [])
    expect(many).toHaveLength(mostMarkings)
    expect([many[0]?.[0]?.orderId, many.at(-1)?.[0]?.orderId]).toEqual(["1", String(mostMarkings)])
  })
})
