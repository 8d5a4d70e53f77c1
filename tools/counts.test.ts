import { expect, test } from "vitest"
import { flakyLines, lineOf, passed, playwrightCounts, sum, vitestCounts } from "./counts.ts"

const isServer = (file: string) => file.includes("/server/")
const vitest = (numPassedTests: number, numFailedTests: number, ...files: ReadonlyArray<string>) => ({
  numPassedTests,
  numFailedTests,
  testResults: files.map((name) => ({ name, assertionResults: [{}] }))
})

const silent = () => {}

test("all runners are summed into one line", () => {
  const all = [vitestCounts(vitest(3, 1, "/server/a"), false, { server: isServer }, silent)]
  all.push(playwrightCounts({ stats: { expected: 2, unexpected: 0, flaky: 1 } }, true, silent))
  expect(lineOf(sum(all))).toBe("6 passed, 1 failed")
})

test("tests that passed at the second try are reported by name", () => {
  const inVitest = {
    numPassedTests: 2,
    testResults: [
      {
        name: "/server/a.test.ts",
        assertionResults: [
          { status: "passed", fullName: "at once", failureMessages: [] },
          { status: "passed", fullName: "at last", failureMessages: ["too late"] }
        ]
      }
    ]
  }
  const inPlaywright = {
    stats: { expected: 1, flaky: 1 },
    suites: [
      {
        specs: [{ file: "a.spec.ts", title: "walks", tests: [{ status: "expected" }] }],
        suites: [{ specs: [{ file: "b.spec.ts", title: "stumbles", tests: [{ status: "flaky" }] }] }]
      }
    ]
  }
  const both = sum([vitestCounts(inVitest, true, {}, silent), playwrightCounts(inPlaywright, true, silent)])
  expect(lineOf(both)).toBe("4 passed, 0 failed")
  expect(flakyLines(both)).toEqual(["flaky: 2", "  a.test.ts: at last", "  b.spec.ts: stumbles"])
  expect(flakyLines(passed)).toEqual([])
})

test("a folder without any test run is a failure under its name", () => {
  const said: Array<string> = []
  const report = vitest(3, 0, "/unit/a")
  expect(vitestCounts(report, true, { server: isServer }, (line) => said.push(line))).toEqual({
    passed: 3,
    failed: 1,
    flaky: []
  })
  expect(said).toEqual(["vitest ran no test of server"])
})

test("a runner that dies, leaves no report or runs nothing has failed", () => {
  expect(vitestCounts(vitest(3, 0, "/server/a"), false, {}, silent)).toEqual({
    passed: 3,
    failed: 1,
    flaky: []
  })
  expect(vitestCounts(undefined, false, {}, silent)).toEqual({ passed: 0, failed: 1, flaky: [] })
  expect(playwrightCounts(undefined, true, silent)).toEqual({ passed: 0, failed: 1, flaky: [] })
  expect(playwrightCounts({ stats: { expected: 0 } }, true, silent)).toEqual({
    passed: 0,
    failed: 1,
    flaky: []
  })
  expect(playwrightCounts({ stats: { expected: 1 } }, false, silent)).toEqual({
    passed: 1,
    failed: 1,
    flaky: []
  })
})
