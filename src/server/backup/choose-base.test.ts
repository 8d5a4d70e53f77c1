import { expect, it } from "vitest"
import { chooseBase } from "./choose-base.ts"
import type { Series, WholeBase } from "./whole-bases.ts"

const at = (text: string) => Date.parse(`2026-11-${text}Z`)

const base = (folder: string, endedAt: number): WholeBase => ({
  folder,
  endedAt,
  firstSegment: "000000010000000000000003",
  manifest: {
    major: 18,
    begunAt: "",
    endedAt: "",
    firstSegment: "000000010000000000000003",
    folders: [],
    files: [],
    label: ""
  }
})

const first: Series = {
  name: "first",
  folder: "/first",
  bases: [base("monday", at("02T03:00:01")), base("tuesday", at("03T03:00:01"))],
  keptUntil: at("04T10:00:30")
}
const second: Series = {
  name: "second",
  folder: "/second",
  bases: [base("wednesday", at("04T10:30:00"))],
  keptUntil: at("09T00:00:00")
}

const chosen = (all: ReadonlyArray<Series>, moment: number | undefined, of?: string) => {
  const choice = chooseBase(all, moment, of)
  return "refusal" in choice ? choice.refusal : choice.base.folder
}

it("a restore takes the newest base that was complete at the given time", () => {
  expect(chosen([first], at("03T03:00:00"))).toBe("monday")
  expect(chosen([first], at("03T03:00:01"))).toBe("tuesday")
  expect(chosen([first], at("04T10:00:30"))).toBe("tuesday")
})

it("a restore takes the latest stored time if none is given", () => {
  expect(chosen([first, second], undefined)).toBe("wednesday")
  expect(chosen([first, second], undefined, "first")).toBe("tuesday")
})

it("a restore refuses a time outside the stored range, and names the range", () => {
  for (const moment of [at("02T03:00:00"), at("04T10:00:31")])
    expect(chosen([first], moment)).toMatch(
      /^Nothing is kept of .*\n {2}first: from 2026-11-02T03:00:01Z to 2026-11-04T10:00:30Z\n/u
    )
  expect(chosen([first, second], at("04T10:15:00"))).toMatch(/^Nothing is kept of 2026-11-04T10:15:00Z/u)
})

it("a restore asks for the series if two series contain the time", () => {
  const copy: Series = { ...second, bases: [base("copy", at("03T12:00:00"))] }
  expect(chosen([first, copy], at("03T13:00:00"))).toMatch(/^Several shops have backups.*--of/u)
  expect(chosen([first, copy], at("03T13:00:00"), "second")).toBe("copy")
  expect(chosen([first, copy], at("03T13:00:00"), "third")).toMatch(/^There is no whole backup of third/u)
})

it("a restore reports that there is no complete backup", () => {
  const none = /^There is no whole backup: make one with npm run backup/u
  expect(chosen([], undefined)).toMatch(none)
  expect(chosen([{ ...first, bases: [] }], at("03T03:00:00"))).toMatch(none)
})
