// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react"
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { longestNote } from "../../../domain/content/publication.ts"
import type { Act } from "../../../machines/cms-editor.machine.ts"
import { createI18n } from "../../../locales/i18n.ts"
import type { CmsPage, Linking } from "./cms-page.ts"
import { PublishPart } from "./PublishPart.tsx"

afterEach(cleanup)

const end = "2999-12-23T23:00:00.000Z"
const page: CmsPage = {
  id: 1,
  kind: "landing",
  path: "/probe",
  title: "Probe",
  theme: null,
  countries: [1, 2, 3],
  state: "published",
  isLive: true,
  changedAt: "2026-11-30T08:00:00.000Z",
  editor: { id: null, name: "" },
  publishAt: "2026-11-30T08:00:00.000Z",
  nextAt: null,
  expiresAt: end,
  note: null,
  published: { countries: [1, 2, 3] },
  acts: ["save", "publish", "end"],
  log: [],
  versions: []
}

let lookedUp = 0

/** Renders the part of a page; returns the actions that were asked for. */
const actsOf = (
  facts: Partial<CmsPage> = {},
  isUnsaved = false,
  { countries = page.countries, linking }: { countries?: CmsPage["countries"]; linking?: Linking } = {}
) => {
  const asked: Array<Act> = []
  render(
    <I18nProvider i18n={createI18n("de", {})}>
      <PublishPart
        page={{ ...page, ...facts }}
        isBusy={false}
        isUnsaved={isUnsaved}
        countries={countries}
        linking={linking}
        onAskLinking={() => (lookedUp += 1)}
        onAct={(act) => asked.push(act)}
      />
    </I18nProvider>
  )
  return asked
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))

it("keeps the end of a page that is corrected, unless it has passed (rule content.publication)", () => {
  const asked = actsOf({}, true)
  press("Jetzt veröffentlichen")
  expect(asked).toEqual([{ kind: "publish", publishAt: null, expiresAt: end }])
  cleanup()
  const again = actsOf({ expiresAt: "2020-01-01T00:00:00.000Z" }, true)
  press("Jetzt veröffentlichen")
  expect(again).toEqual([{ kind: "publish", publishAt: null, expiresAt: null }])
})

it("lets editors change and remove the end of a page that stands as it was written (rule content.publication)", () => {
  const asked = actsOf()
  press("Ende festlegen")
  expect(screen.queryByLabelText(/^Erscheint am/u)).toBeNull()
  const until = screen.getByLabelText(/^Endet am/u)
  expect(until).toHaveProperty("value", "2999-12-24T00:00")
  fireEvent.change(until, { target: { value: "2999-12-25T00:00" } })
  press("Veröffentlichen")
  press("Ende festlegen")
  fireEvent.change(screen.getByLabelText(/^Endet am/u), { target: { value: "" } })
  press("Veröffentlichen")
  expect(asked).toEqual([
    { kind: "publish", publishAt: null, expiresAt: "2999-12-24T23:00:00.000Z" },
    { kind: "publish", publishAt: null, expiresAt: null }
  ])
})

it("asks for the end where a page has none to change (rule content.publication)", () => {
  const asked = actsOf({ expiresAt: null })
  press("Ende festlegen")
  press("Veröffentlichen")
  expect([asked, screen.getByLabelText(/^Endet am/u).getAttribute("aria-invalid")]).toEqual([[], "true"])
})

const linking: Linking = {
  items: [
    { id: 7, path: "/verweist", title: "Verweist", countries: [1] },
    { id: 8, path: "/nur-schweiz", title: "Nur Schweiz", countries: [3] }
  ],
  total: 2
}
const named = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent)

it("names the pages that link to a page before it is ended (rule content.check)", () => {
  lookedUp = 0
  const asked = actsOf({}, false, { linking })
  press("Nicht mehr zeigen")
  expect([lookedUp, named()]).toEqual([
    1,
    ["Verweist /verweist (Deutschland)", "Nur Schweiz /nur-schweiz (Schweiz)"]
  ])
  expect(asked).toEqual([])
  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Nicht mehr zeigen" }))
  expect(asked).toEqual([{ kind: "end" }])
})

it("asks before a page is taken from a country, and names the pages there that link to it (rule content.check)", () => {
  lookedUp = 0
  const asked = actsOf({}, true, { countries: [1, 2], linking })
  press("Jetzt veröffentlichen")
  expect([lookedUp, named(), asked]).toEqual([1, ["Nur Schweiz /nur-schweiz (Schweiz)"], []])
  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Jetzt veröffentlichen" }))
  expect(asked).toHaveLength(1)
})

it("names the pages that link to a page whose end is set, and says if they are not known (rule content.check)", () => {
  actsOf({}, false, { linking })
  press("Ende festlegen")
  expect(named()).toHaveLength(2)
  cleanup()
  actsOf({}, false, { linking: "failed" })
  press("Ende festlegen")
  expect(screen.getByText(/ließ sich nicht nachsehen/u)).toBeTruthy()
})

it("keeps the start of a planned version of which only the end is changed (rule content.publication)", () => {
  const nextAt = "2999-06-01T06:00:00.000Z"
  const asked = actsOf({ state: "scheduled", nextAt, acts: ["publish", "schedule", "unschedule"] })
  press("Zu einer Zeit veröffentlichen")
  fireEvent.change(screen.getByLabelText(/^Endet am/u), { target: { value: "2999-12-25T00:00" } })
  press("Veröffentlichen")
  expect(asked).toEqual([{ kind: "publish", publishAt: nextAt, expiresAt: "2999-12-24T23:00:00.000Z" }])
})

it("sends a text back only with a word about what is missing (rule content.publication)", () => {
  const asked = actsOf({ state: "inReview", acts: ["approve", "sendBack"] })
  press("Zurückgeben")
  const sendBack = within(screen.getByRole("dialog")).getByRole("button", { name: "Zurückgeben" })
  fireEvent.change(screen.getByRole("textbox"), { target: { value: " \n" } })
  fireEvent.click(sendBack)
  expect([asked, screen.getByRole("textbox").getAttribute("aria-invalid")]).toEqual([[], "true"])
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "Die Preise" } })
  fireEvent.click(sendBack)
  expect(asked).toEqual([{ kind: "sendBack", note: "Die Preise" }])
})

it("does not send a note that is too long, and keeps it (rule content.publication)", () => {
  const asked = actsOf({ state: "inReview", acts: ["approve", "sendBack"] })
  press("Zurückgeben")
  const note = screen.getByRole<HTMLTextAreaElement>("textbox")
  fireEvent.change(note, { target: { value: "x".repeat(longestNote + 1) } })
  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Zurückgeben" }))
  expect([asked, note.value.length, note.getAttribute("aria-invalid")]).toEqual([[], longestNote + 1, "true"])
})
