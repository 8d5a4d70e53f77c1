import { expect, test } from "vitest"
import { jsonLog } from "../src/server/ports/house-log.ts"
import { readableLines } from "./log-lines.ts"

const written: Array<string> = ["systemd: started"]
const log = jsonLog({ log: (line) => written.push(line), error: (line) => written.push(line) })
log.info("Heizmarkt runs")
log.error("GET /api/x failed", { requestId: "a-1", method: "GET", error: "Error: one\n    at x.ts:1:2" })
log.error("jobs: mail failed", { requestId: "a-1", task: "mail", error: "two" })
log.error("GET /api/y failed", { requestId: "a-2" })
const text = `${written.join("\n")}\n`

test("a log is printed readably, with lines that are not the shop's own", () => {
  const lines = readableLines(text)
  expect(lines).toHaveLength(5)
  expect(lines[0]).toBe("systemd: started")
  expect(lines[2]).toMatch(
    /^\S+Z {2}error {2}a-1 {2}GET \/api\/x failed {2}method=GET\n {4}Error: one\n {8}at x\.ts:1:2$/u
  )
})

test("a request is printed with its resulting jobs, and with no others", () => {
  const lines = readableLines(text, "a-1")
  expect(lines.map((line) => line.split("  ")[3])).toEqual(["GET /api/x failed", "jobs: mail failed"])
})
