import { createMachine } from "xstate"
import { expect, it } from "vitest"
import { unseenStates } from "./page-states.ts"
import { toursOf } from "./tours.ts"

const machine = createMachine({
  id: "door",
  initial: "closed",
  states: {
    closed: { on: { open: "open", break: "broken", paint: "painted" } },
    open: { on: { close: "closed" } },
    broken: {},
    painted: {}
  }
})
interface Exceptions {
  readonly excluded?: Readonly<Record<string, string>>
  readonly transientStates?: Readonly<Record<string, string>>
}

const page = ({ excluded = {}, transientStates = {} }: Exceptions, ...words: ReadonlyArray<string>) => {
  const happenings = words.map((type) => ({ type, parts: type.split("+").map((part) => ({ type: part })) }))
  const sees = ({ value }: { readonly value: unknown }) => value
  const starts = [{ name: "a door", input: undefined }]
  const { tours, missing } = toursOf({ machine, starts, happenings, sees, frame: 10 })
  return unseenStates({ machine, excluded }, transientStates, tours, missing)
}

it("lists the states that a page should show and no tour reaches", () => {
  expect(page({}, "open", "close")).toEqual(["never seen: door.broken", "never seen: door.painted"])
  expect(page({}, "open", "close", "break")).toEqual(["never seen: door.painted"])
  expect(page({}, "open", "close", "break", "paint")).toEqual([])
})

it("requires no state whose only transition is excluded with a reason", () => {
  const excluded = { "door.closed --paint[0]--> door.painted": "The brush lies elsewhere." }
  expect(page({ excluded }, "open", "close", "break")).toEqual([])
})

it("accepts passing through a state only if that is explained", () => {
  const gestures = ["open+close", "break", "paint"]
  const transientStates = { "door.open": "It is closed as soon as it is opened." }
  expect(page({}, ...gestures)).toEqual(["never seen: door.open"])
  expect(page({ transientStates }, ...gestures)).toEqual([])
  expect(page({ transientStates }, "break", "paint")).toEqual(["not even passed through: door.open"])
  expect(page({ transientStates }, "open", ...gestures)).toEqual(["only transient, but seen: door.open"])
  const others = { "door.open": "because", "door.ajar": "It is never left so.", "window.open": "no" }
  expect(page({ transientStates: others }, ...gestures)).toEqual([
    "only transient, without a sentence: door.open",
    "only transient, but there is no such state: door.ajar"
  ])
})
