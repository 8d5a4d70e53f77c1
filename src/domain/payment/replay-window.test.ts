import { expect, test } from "vitest"
import { isInReplayWindow, keptMessageDays } from "./replay-window.ts"

const day = 86_400_000
const now = Date.UTC(2026, 10, 30)

test("a message is accepted until four days after its time and up to five minutes before it", () => {
  const accepted = [-4 * day - 1, -4 * day, 0, 300_000, 300_001].map((age) =>
    isInReplayWindow(now + age, now)
  )
  expect(accepted).toEqual([false, true, true, true, false])
})

test("a stored message is deleted only when its repetition would be refused", () => {
  expect(isInReplayWindow(now - keptMessageDays * day, now)).toBe(false)
})
