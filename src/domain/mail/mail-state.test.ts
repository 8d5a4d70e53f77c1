import { expect, it } from "vitest"
import { mailStates, notNeeded } from "./mail-state.ts"

it("the states have the names that are stored in the database", () => {
  expect(mailStates).toEqual(["waiting", "again", "failed", "sent"])
  expect(notNeeded).toBe("not needed any more")
})
