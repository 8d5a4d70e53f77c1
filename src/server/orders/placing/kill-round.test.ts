import { expect, it } from "vitest"
import { runRounds } from "../../../../faults/rounds.ts"

it("one round of kill -9 while buyers order loses no order and makes none twice (faults.slow.test.ts: all kinds)", async () => {
  const report = await runRounds({ rounds: 1, guarded: true, seed: 7 })
  expect(report).toMatchObject({ lost: 0, doubled: 0, incomplete: 0, words: [] })
  expect(report.acknowledged).toBe(12)
  expect(report.unanswered).toBeGreaterThan(0)
})
