// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import type { Act } from "../../../machines/cms-editor.machine.ts"
import { createI18n } from "../../../locales/i18n.ts"
import { AddressPart } from "./AddressPart.tsx"
import type { CmsPage } from "./cms-page.ts"

afterEach(cleanup)

const page: CmsPage = {
  id: 1,
  kind: "landing",
  path: "/probe",
  title: "Probe",
  theme: null,
  countries: [1, 2, 3],
  published: { countries: [1, 2, 3] },
  state: "published",
  isLive: true,
  changedAt: "2026-11-30T08:00:00.000Z",
  editor: { id: null, name: "" },
  publishAt: "2026-11-30T08:00:00.000Z",
  nextAt: null,
  expiresAt: null,
  note: null,
  acts: ["move"],
  log: [],
  versions: []
}

it("names the pages that link to a page before its address changes (rule content.check)", () => {
  const asked: Array<Act> = []
  let lookedUp = 0
  render(
    <I18nProvider i18n={createI18n("de", {})}>
      <AddressPart
        page={page}
        error={undefined}
        linking={{ items: [{ id: 7, path: "/verweist", title: "Verweist", countries: [1] }], total: 1 }}
        onAskLinking={() => (lookedUp += 1)}
        onAct={(act) => asked.push(act)}
      />
    </I18nProvider>
  )
  expect(screen.queryAllByRole("listitem")).toEqual([])
  for (const path of ["/probe-1", "/probe-12"])
    fireEvent.change(screen.getByRole("textbox"), { target: { value: path } })
  expect([lookedUp, screen.getByRole("listitem").textContent]).toEqual([
    1,
    "Verweist /verweist (Deutschland)"
  ])
  fireEvent.click(screen.getByRole("button", { name: "Umziehen" }))
  expect(asked).toEqual([{ kind: "move", path: "/probe-12" }])
})
