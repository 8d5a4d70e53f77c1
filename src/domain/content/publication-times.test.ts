import { expect, it } from "vitest"
import { momentToCome, publicationTimes, typedMoment } from "./publication-times.ts"

const now = Date.parse("2026-11-28T12:00:00Z")

it.each([
  ["2026-11-28T14:05", "", { publishAt: "2026-11-28T13:05:00.000Z", expiresAt: null }],
  ["", "2026-12-24T00:00", { publishAt: null, expiresAt: "2026-12-23T23:00:00.000Z" }],
  [
    "2027-07-01T00:00",
    "2027-07-02T00:00",
    { publishAt: "2027-06-30T22:00:00.000Z", expiresAt: "2027-07-01T22:00:00.000Z" }
  ]
])(
  "from %j to %j in the office's time zone is stored in UTC (rule content.publication)",
  (from, until, times) => {
    expect(publicationTimes({ from, until }, now)).toEqual({ times })
  }
)

it.each([
  ["", "", { from: "missing" }],
  ["?", "", { from: "noMoment" }],
  ["2026-02-30T12:00", "?", { from: "noMoment", until: "noMoment" }],
  // a time in the hour that is skipped when clocks change
  ["2027-03-28T02:30", "", { from: "noMoment" }],
  ["2026-11-28T12:59", "", { from: "isPast" }],
  ["2026-11-29T12:00", "2026-11-29T12:00", { until: "endsBefore" }],
  ["2026-11-29T12:00", "2026-11-29T11:00", { until: "endsBefore" }],
  ["", "2026-11-28T12:00", { until: "endsBefore" }]
])("from %j to %j is refused at its field", (from, until, problems) => {
  expect(publicationTimes({ from, until }, now)).toEqual({ problems })
})

it("a future end is shown to editors as they typed it, and can be removed", () => {
  const end = "2026-12-23T23:00:00.000Z"
  expect([momentToCome(end, now), momentToCome(end, Date.parse(end)), momentToCome(null, now)]).toEqual([
    end,
    null,
    null
  ])
  expect([typedMoment(end), typedMoment(null)]).toEqual(["2026-12-24T00:00", ""])
  expect(publicationTimes({ from: "", until: typedMoment(end) }, now, true)).toEqual({
    times: { publishAt: null, expiresAt: end }
  })
  expect(publicationTimes({ from: "", until: "" }, now, true)).toEqual({
    times: { publishAt: null, expiresAt: null }
  })
})
