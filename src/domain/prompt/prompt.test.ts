import { describe, expect, it } from "vitest"
import { isAtOrBelow, placeOfPath } from "./place-of-path.ts"
import { type PromptEdit, promptState } from "./prompt.ts"
import {
  fieldsOfPrompt,
  promptFields,
  promptFormProblems,
  promptOfFields,
  promptProblems
} from "./prompt-rules.ts"
import { promptsAt } from "./shown-prompts.ts"

const edit: PromptEdit = {
  text: "Am 1. Januar steigt die CO₂-Abgabe.",
  kind: "information",
  place: "prices",
  path: "",
  countryId: null,
  startsAt: "2026-11-28T12:00:00.000Z",
  endsAt: "2026-11-29T12:00:00.000Z",
  linkHref: "",
  linkText: ""
}
const start = Date.parse(edit.startsAt)
const end = Date.parse(edit.endsAt ?? "")

describe("a notice's window (rule prompt.window)", () => {
  it.each([
    [start - 1, "planned"],
    [start, "running"],
    [end - 1, "running"],
    [end, "ended"]
  ] as const)("at %d is %s", (now, state) => expect(promptState(edit, now)).toBe(state))

  it("is open-ended without an end", () => {
    expect(promptState({ ...edit, endsAt: null }, end * 2)).toBe("running")
  })
})

describe("the place of a page (rule prompt.places)", () => {
  it.each([
    ["/", "home"],
    ["/pelletpreise", "prices"],
    ["/pelletpreise/bayern/muenchen", "prices"],
    ["/charts/pellets", "prices"],
    ["/holzpellethaendler/bayern/80331", "dealers"],
    ["/info-center", "content"],
    ["/news/artikel/co2-abgabe", "content"],
    ["/heizoel", "content"],
    ["/heizoel/angebotsliste", undefined],
    ["/heizoel/bestellung", undefined],
    ["/support/cms", undefined],
    ["/kunde/startseite", undefined],
    ["/agb", undefined]
  ])("of %s is %s", (path, place) => expect(placeOfPath(path)).toBe(place))

  it("is below another one only by whole segments", () => {
    expect(isAtOrBelow("/pelletpreise/bayern", "/pelletpreise")).toBe(true)
    expect(isAtOrBelow("/pelletpreise", "/pelletpreise")).toBe(true)
    expect(isAtOrBelow("/pelletpreise-alt", "/pelletpreise")).toBe(false)
    expect(isAtOrBelow("/anything", "")).toBe(true)
  })
})

describe("the notices of a page (rule prompt.shown)", () => {
  const here = { countryId: 1, place: "prices", path: "/pelletpreise/bayern" } as const
  const shown = (rows: ReadonlyArray<Partial<PromptEdit>>, now = start) =>
    promptsAt(
      rows.map((row) => ({ ...edit, ...row })),
      here,
      now
    ).map(({ text }) => text)

  it("are those for its country, place, path and time", () => {
    expect(
      shown([
        { text: "all" },
        { text: "Germany", countryId: 1 },
        { text: "Bavaria", path: "/pelletpreise/bayern" },
        { text: "Austria", countryId: 2 },
        { text: "dealers", place: "dealers" },
        { text: "Hesse", path: "/pelletpreise/hessen" }
      ])
    ).toEqual(["all", "Germany", "Bavaria"])
    expect(shown([{}], start - 1)).toEqual([])
    expect(shown([{}], end)).toEqual([])
  })

  it("are warnings first, then the newest, three at most", () => {
    const at = (minute: number) => new Date(start - minute * 60_000).toISOString()
    expect(
      shown([
        { text: "older", startsAt: at(3) },
        { text: "oldest", startsAt: at(9) },
        { text: "newer", startsAt: at(1) },
        { text: "warning", startsAt: at(5), kind: "warning" }
      ])
    ).toEqual(["warning", "newer", "older"])
  })
})

describe("the problems of a notice (rule prompt.fields)", () => {
  const link = (linkHref: string) => ({ linkHref, linkText: "Mehr dazu" })
  it.each([
    [{}, []],
    [{ text: "" }, ["text.required"]],
    [{ text: "x".repeat(241) }, ["text.tooLong"]],
    [{ path: "/pelletpreise/bayern" }, []],
    [{ path: "/holzpellethaendler" }, ["path.misplaced"]],
    [{ path: "/pelletpreise/angebotsliste?a=b" }, ["path.invalid"]],
    [{ path: "pelletpreise" }, ["path.invalid"]],
    [{ place: "home", path: "/pelletpreise" }, ["path.misplaced"]],
    [{ startsAt: "" }, ["startsAt.required"]],
    [{ startsAt: "2026-03-29T02:30" }, ["startsAt.invalid"]],
    [{ startsAt: "1999-01-01T00:00:00Z" }, ["startsAt.invalid"]],
    [{ endsAt: edit.startsAt }, ["endsAt.endsBefore"]],
    [{ endsAt: "?" }, ["endsAt.invalid"]],
    [{ endsAt: null }, []],
    [link("/info-center"), []],
    [link("https://www.bmwk.de/a"), []],
    [link("javascript:alert(1)"), ["linkHref.linkTarget"]],
    [link("//evil.example/a"), ["linkHref.linkTarget"]],
    [link("http://www.bmwk.de"), ["linkHref.linkTarget"]],
    [link("https://a@evil.example"), ["linkHref.linkTarget"]],
    [link("mailto:a@b.example"), ["linkHref.linkTarget"]],
    [{ linkText: "Mehr" }, ["linkHref.required"]],
    [{ linkHref: "/agb" }, ["linkText.required"]]
  ] satisfies ReadonlyArray<readonly [Partial<PromptEdit>, ReadonlyArray<string>]>)(
    "in %j is %j",
    (change, codes) => {
      expect(promptProblems({ ...edit, ...change }).map(({ field, code }) => `${field}.${code}`)).toEqual(
        codes
      )
    }
  )

  it("are also found in its form, whose times are the country's", () => {
    const prompt = {
      ...edit,
      id: "0",
      rowVersion: 1,
      changedAt: edit.startsAt,
      changedBy: "",
      state: "running",
      countryId: 3
    } as const
    const fields = fieldsOfPrompt(prompt)
    expect(Object.keys(fields).toSorted()).toEqual([...promptFields].toSorted())
    expect(fields).toMatchObject({ countryId: "3", startsAt: "2026-11-28T13:00" })
    expect(promptOfFields(fields)).toEqual({ ...edit, countryId: 3 })
    expect(promptFormProblems({ ...fields, startsAt: "?", endsAt: "?" })).toEqual([
      { field: "startsAt", code: "invalid" },
      { field: "endsAt", code: "invalid" }
    ])
  })

  it("do not depend on blanks, invisible characters or a slash at the end", () => {
    const fields = {
      ...fieldsOfPrompt({ ...edit, id: "0", rowVersion: 1, changedAt: "", changedBy: "", state: "running" }),
      text: " Ab\u202e \u200bmorgen\n",
      path: "/pelletpreise/"
    }
    expect(promptOfFields(fields)).toMatchObject({ text: "Ab morgen", path: "/pelletpreise" })
  })
})
