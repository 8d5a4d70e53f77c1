import { describe, expect, it } from "vitest"
import { deliveryWindow } from "./delivery-window.ts"
import { dayOfIso } from "./local-day.ts"
import type { PriceRequest } from "./price-request.ts"
import { workCalendar } from "./work-calendar.ts"

type DeliveryDeadline = PriceRequest["deadline"]

const calendar = workCalendar(1, dayOfIso("2026-11-23") ?? 0)
const dayAt = (place: number) => calendar.days[place]
const within = (workdays: number): DeliveryDeadline => ({ workdays, fee: 3 })

const window = (lead: number, length: number, deadline?: DeliveryDeadline, desiredDay?: number): unknown => {
  const found = deliveryWindow({ deadline, desiredDay }, calendar, lead, length)
  return found && [found.start, found.end, found.hurried]
}

describe("a delivery window (rule delivery.window)", () => {
  it("starts after the dealer's lead time and lasts the dealer's number of workdays", () => {
    expect(window(5, 6)).toEqual([5, 10, false])
    expect(window(0, 1)).toEqual([0, 0, false])
  })

  it("is the dealer's own if it ends by the deadline", () => {
    expect(window(1, 2, within(2))).toEqual([1, 2, false])
    expect(window(5, 6, { workdays: 10, fee: undefined })).toEqual([5, 10, false])
  })

  it("ends with the deadline if the dealer offers express delivery for a fee", () => {
    expect(window(1, 3, within(2))).toEqual([1, 2, true])
    expect(window(2, 2, within(2))).toEqual([2, 2, true])
    expect(window(5, 6, within(2))).toEqual([2, 2, true])
  })

  it("does not exist if express delivery is not offered", () => {
    expect(window(5, 7, { workdays: 10, fee: undefined })).toBeUndefined()
  })

  it("is the desired day if it is the 4th to 30th workday", () => {
    expect([3, 4, 30, 31].map((place) => window(1, 5, undefined, dayAt(place)))).toEqual([
      undefined,
      [4, 4, false],
      [30, 30, false],
      undefined
    ])
  })

  it("is not a day without work, or one outside the calendar", () => {
    expect(window(1, 5, undefined, dayOfIso("2026-12-05"))).toBeUndefined()
    expect(window(1, 5, undefined, dayOfIso("2026-12-25"))).toBeUndefined()
    expect(window(0, 5, undefined, -1)).toBeUndefined()
  })

  it("is a desired day only if the dealer can deliver on it", () => {
    expect(window(6, 5, undefined, dayAt(6))).toEqual([6, 6, false])
    expect(window(7, 5, undefined, dayAt(6))).toBeUndefined()
  })

  it("is a desired day by the deadline, without an express fee", () => {
    expect(window(1, 20, within(10), dayAt(10))).toEqual([10, 10, false])
    expect(window(1, 20, within(10), dayAt(11))).toBeUndefined()
  })
})

describe("a delivery window around days without delivery (rule dealer.closures)", () => {
  /** Returns windows for a dealer who is closed on the days with these indexes in the calendar. */
  const around = (
    closed: ReadonlyArray<number>,
    lead: number,
    length: number,
    deadline?: DeliveryDeadline,
    desiredDay?: number
  ): unknown => {
    const days = new Set(closed.map((place) => calendar.days[place] ?? 0))
    const found = deliveryWindow({ deadline, desiredDay }, calendar, lead, length, days)
    return found && [found.start, found.end, found.hurried]
  }

  it("counts only the days on which the dealer works", () => {
    expect(around([], 2, 3)).toEqual([2, 4, false])
    expect(around([1, 2], 2, 3)).toEqual([4, 6, false])
    expect(around([0], 2, 3)).toEqual([3, 5, false])
    expect(around([3], 2, 3)).toEqual([2, 5, false])
    // a day off after the end of the window
    expect(around([5], 2, 3)).toEqual([2, 4, false])
  })

  it("ends with a deadline on a working day of the dealer, otherwise it does not exist", () => {
    expect(around([2], 1, 3, within(2))).toEqual([1, 1, true])
    expect(around([0, 1, 2], 1, 2, within(2))).toBeUndefined()
    expect(around([1], 1, 2, { workdays: 10, fee: undefined })).toEqual([2, 3, false])
  })

  it("is not a desired day without delivery, or before the earliest possible one", () => {
    expect(around([6], 1, 5, undefined, dayAt(6))).toBeUndefined()
    expect(around([1, 2, 3], 3, 5, undefined, dayAt(5))).toBeUndefined()
    expect(around([1, 2, 3], 3, 5, undefined, dayAt(6))).toEqual([6, 6, false])
  })

  it("does not exist if the dealer is closed beyond the last day considered", () => {
    const always = Array.from({ length: 99 }, (_, place) => place)
    expect(around(always, 3, 5)).toBeUndefined()
  })
})
