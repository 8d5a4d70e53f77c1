import { expect, it } from "vitest"
import { mailStates, notNeeded } from "./mail-state.ts"

it("stands in rows under the words that it always had", () => {
  expect(mailStates).toEqual(["waiting", "again", "failed", "sent"])
  expect(notNeeded).toBe("not needed any more")
})
