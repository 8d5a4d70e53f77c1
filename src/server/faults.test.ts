import { describe, expect, it } from "vitest"
import { runRounds } from "../../faults/rounds.ts"

/** A fiftieth of `npm run faults`, each kind of fault once; the number is fixed, the moments of the kills are the machine's. */
const seed = 7

describe("kill -9 while orders are placed", () => {
  it("loses none and makes none twice, in 4 of 200 rounds of server, database and both points of placing", async () => {
    const report = await runRounds({ rounds: 4, guarded: true, seed })
    console.log(
      `4 of 200 rounds: ${report.acknowledged} acknowledged, ${report.lost} lost, ${report.doubled} double, ${report.retried} asked again`
    )
    expect(report).toMatchObject({ lost: 0, doubled: 0, incomplete: 0 })
    expect(report.acknowledged).toBeGreaterThanOrEqual(40)
    expect(report.retried).toBeGreaterThan(0)
  }, 300_000)

  it("does both when the defences are switched off: the test above can fail", async () => {
    const report = await runRounds({ rounds: 3, guarded: false, seed })
    console.log(`3 rounds without defences: ${report.lost} lost, ${report.doubled} double`)
    expect(report.doubled).toBeGreaterThan(0)
  }, 300_000)
})
