import { expect, it } from "vitest"
import { firingAlerts, type Figures, lookedBackAt } from "./firing.ts"

/** Returns the metrics of a healthy shop, with the given exceptions. */
const figures = (
  values: Readonly<Record<string, number>> = {},
  rises: Readonly<Record<string, number>> = {},
  silentCopies = 0
): Figures => {
  const key = (metric: string, fitting: Readonly<Record<string, string>> = {}) =>
    [metric, ...Object.values(fitting)].join(" ")
  return {
    total: (metric, fitting) => values[key(metric, fitting)] ?? (metric === "databaseUp" ? 1 : 0),
    rise: (metric, _, fitting) => rises[key(metric, fitting)] ?? 0,
    silentCopies
  }
}

const names = (...given: Parameters<typeof figures>) =>
  firingAlerts(figures(...given)).map(({ name }) => name)

it("no alert fires if everything is in order or nothing was measured (rule desk.operations)", () => {
  expect(names()).toEqual([])
  expect(names({}, { requests: 0, "requests 5xx": 0 })).toEqual([])
})

it.each<[string, ReadonlyArray<string>, ReadonlyArray<string>]>([
  ["a figure", names({ jobsGivenUp: 1 }), ["JobsGivenUp"]],
  ["a figure at its limit", names({ mailsGivenUp: 20 }), []],
  ["a figure of one series", names({ "memory resident": 601_000_000 }), ["MemoryHigh"]],
  ["a figure below its limit", names({ databaseUp: 0 }), ["DatabaseAway"]],
  ["a figure that is not known", names({ oldestMail: Number.NaN }), []],
  ["a copy that does not answer", names({}, {}, 1), ["CopyGone"]],
  ["a rise", names({}, { "placementsRefused Unavailable": 4 }), ["PlacingUnavailable"]],
  ["a rise at its limit", names({}, { "placementsRefused Unavailable": 3 }), []],
  ["a share", names({}, { requests: 100, "requests 5xx": 3 }), ["AnswersFail"]],
  ["a share at its limit", names({}, { requests: 100, "requests 5xx": 2 }), []]
])("%s fires exactly the alerts expected (rule desk.operations)", (_, found, expected) => {
  expect(found).toEqual(expected)
})

it("alerts that page a person are listed first (rule desk.operations)", () => {
  expect(names({ databaseAnswer: 1, oldestMail: 3_600, jobsGivenUp: 1, oldestJob: 1_000 })).toEqual([
    "MailsLate",
    "JobsLate",
    "DatabaseSlow",
    "JobsGivenUp"
  ])
})

it("each counter is kept for as long as a rule needs it, at most a quarter of an hour", () => {
  expect(lookedBackAt.minutes).toBe(15)
  expect(
    lookedBackAt.series.map(({ metric, fitting }) => [metric, ...Object.values(fitting)].join(" "))
  ).toEqual([
    "requests 5xx",
    "requests",
    "placementsRefused Unavailable",
    "jobsDone failed",
    "jobsDone",
    "signInsFailed",
    "limitsHit"
  ])
})
