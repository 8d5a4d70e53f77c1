import { join } from "node:path"
import { vitest } from "../scripts/test/runners.ts"
import { runSteps } from "../scripts/test/steps.ts"
import { type Report, runRounds } from "./rounds.ts"

/**
 * Runs the complete history test of orders: 100 000 operations of many users in parallel, compared with the stored
 * data.
 */
const history = (folder: string) =>
  vitest({
    report: join(folder, "history.json"),
    args: ["--project", "server", "src/server/orders/life/order-history.slow.test.ts"],
    environment: { LONG_RUNS: "whole" }
  })

const argument = process.argv[2] ?? "200"
if (argument === "history") {
  await runSteps([["History of orders", history]])
  process.exit()
}
const rounds = Number(argument)
const counterRounds = Math.max(4, Math.round(rounds / 10))
const seed = 20_261_121

if (!Number.isInteger(rounds) || rounds < 1) {
  console.error("How many rounds? Write a number, e.g. npm run faults 200, or: npm run faults history")
  process.exit(2)
}

/** Prints the progress: one updating line on a terminal, otherwise every tenth round. */
const progress = (total: number) => (done: number) => {
  const line = `  ${String(done).padStart(String(total).length)} of ${total} rounds`
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === total ? "\n" : ""}`)
  else if (done % 10 === 0 || done === total) console.log(line)
}

const describe = (name: string, report: Report): string =>
  [
    `${name}: ${report.acknowledged} orders, ${report.saves} saves and ${report.events} events acknowledged: ${report.lost} lost, ${report.doubled} double, ${report.incomplete} incomplete; ${report.unanswered} calls without an answer, slowest return ${Math.round(report.slowestReturn)} ms`,
    ...report.words.map((word) => `  ${word}`)
  ].join("\n")

console.log(`${rounds} rounds of kill -9 for server and database in turn, number ${seed}`)
const guarded = await runRounds({ rounds, guarded: true, seed, progress: progress(rounds) })
console.log(describe("With the defences", guarded))
console.log(`${counterRounds} rounds with the defences switched off`)
const unguarded = await runRounds({
  rounds: counterRounds,
  guarded: false,
  seed,
  progress: progress(counterRounds)
})
console.log(describe("Without them", unguarded))

const holds = guarded.lost + guarded.doubled + guarded.incomplete === 0
const canFail = unguarded.lost + unguarded.doubled > 0
if (!holds) console.log("✗ orders were lost or made twice")
if (!canFail) console.log("✗ the run without defences found nothing: it proves nothing")
if (holds && canFail) console.log("✓ 0 lost, 0 double; without the defences the same run finds them")
process.exitCode = holds && canFail ? 0 : 1
