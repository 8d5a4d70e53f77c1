import { createMachine } from "xstate"
import { expect, it } from "vitest"
import { pagePathsOf, tourOfPath } from "./page-paths.ts"

const machine = createMachine({
  id: "lamp",
  initial: "off",
  states: {
    off: { on: { press: "on" } },
    on: { on: { press: "off" }, after: { 1000: "off" } }
  }
})
const tourable = {
  machine,
  starts: [{ name: "a dark room", input: undefined }],
  happenings: [
    { type: "presses", parts: [{ type: "press" }] },
    { type: "sleeps", parts: [{ type: "press" }], ms: 2000 }
  ],
  sees: ({ value }: { readonly value: unknown }) => value,
  frame: 10
}

it("has a path to each gesture in each situation, with a stable name", () => {
  const paths = pagePathsOf(tourable)
  expect(paths.map(({ happenings }) => happenings.join())).toEqual([
    "presses",
    "sleeps",
    "presses,presses",
    "presses,sleeps"
  ])
  expect(new Set(paths.map(({ id }) => id)).size).toBe(4)
  expect(pagePathsOf(tourable)).toEqual(paths)
})

it("creates the tour of a path on simulated time, even if a timer changes its result", () => {
  const path = pagePathsOf(tourable).find(({ happenings }) => happenings.join() === "presses,sleeps")
  const tour = path && tourOfPath(tourable, path)
  // meanwhile the lamp went out by itself, and the press switches it on again
  expect(tour?.stops.map(({ snapshot }) => snapshot.value)).toEqual(["on", "on"])
  expect(tour?.stops.map(({ ms }) => ms)).toEqual([0, 2000])
})

it("returns no tour for a path that no longer exists", () => {
  expect(tourOfPath(tourable, { id: "lamp/1", start: "a cellar", happenings: [] })).toBeUndefined()
  expect(
    tourOfPath(tourable, { id: "lamp/1", start: "a dark room", happenings: ["whistles"] })
  ).toBeUndefined()
})
