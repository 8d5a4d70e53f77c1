import { expect, it } from "vitest"
import { exclusionVerdict } from "./exclusions.ts"

const all = ["a --go[0]--> b", "b --back[0]--> a", "b --fail[0]--> c"]
const reason = "That cannot be done."

it("finds no problem if each transition is taken or excluded", () => {
  const taken = new Set(all.slice(0, 2))
  expect(exclusionVerdict(all, taken, { "b --fail[0]--> c": reason })).toEqual({
    causedCount: 2,
    problems: []
  })
})

it("lists transitions that are neither taken nor excluded, and exclusions that were taken, no longer exist or have no reason", () => {
  const excluded = { "a --go[0]--> b": reason, "b --gone[0]--> a": reason, "b --fail[0]--> c": "" }
  expect(exclusionVerdict(all, new Set(["a --go[0]--> b"]), excluded).problems).toEqual([
    "neither taken nor excluded: b --back[0]--> a",
    "excluded, but taken: a --go[0]--> b",
    "excluded, but there is no such transition: b --gone[0]--> a",
    "excluded without a sentence: b --fail[0]--> c"
  ])
})
