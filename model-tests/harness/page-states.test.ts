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
const page = (excluded: Readonly<Record<string, string>>, ...words: ReadonlyArray<string>) => {
  const happenings = words.map((type) => ({ type, parts: [{ type }] }))
  const sees = ({ value }: { readonly value: unknown }) => value
  const starts = [{ name: "a door", input: undefined }]
  const { tours, missing } = toursOf({ machine, starts, happenings, sees, frame: 10 })
  return unseenStates({ machine, excluded }, tours, missing)
}

it("names the states that a page should show and no tour comes to", () => {
  expect(page({}, "open", "close")).toEqual(["door.broken", "door.painted"])
  expect(page({}, "open", "close", "break")).toEqual(["door.painted"])
  expect(page({}, "open", "close", "break", "paint")).toEqual([])
})

it("asks for no state whose only way in nobody can take, with the reason", () => {
  const excluded = { "door.closed --paint[0]--> door.painted": "The brush lies elsewhere." }
  expect(page(excluded, "open", "close", "break")).toEqual([])
})
