// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import type { PageDraft } from "../../../domain/content/page-draft.ts"
import { createI18n } from "../../../locales/i18n.ts"
import type { Act } from "../../../machines/cms-editor.machine.ts"
import type { CmsPage } from "./cms-page.ts"
import { EditorPage } from "./EditorPage.tsx"
import type { EditorPhase } from "./editor-phase.ts"

afterEach(cleanup)

const draft: PageDraft = {
  theme: null,
  countries: [1],
  author: "",
  featured: false,
  contents: { title: "Probe", teaser: "t", seoTitle: "s", description: "d", blocks: [] }
}
const page: CmsPage = {
  id: 1,
  kind: "landing",
  path: "/probe",
  title: "Probe",
  theme: null,
  countries: [1],
  published: { countries: [1] },
  state: "draft",
  isLive: true,
  changedAt: "2026-11-30T08:00:00.000Z",
  editor: { id: null, name: "" },
  publishAt: "2026-11-30T08:00:00.000Z",
  nextAt: null,
  expiresAt: null,
  note: null,
  acts: ["publish", "end", "move"],
  log: [],
  versions: []
}

const shown = (phase: EditorPhase) => {
  const asked: Array<Act> = []
  const none = () => {}
  render(
    <I18nProvider i18n={createI18n("de", {})}>
      <EditorPage
        page={page}
        context={{
          page: { rowVersion: 1, standing: "draft", draft },
          draft,
          sent: [],
          removed: [],
          clashes: [],
          problems: [],
          act: null,
          isMerged: false,
          isElsewhere: false
        }}
        phase={phase}
        isUnsaved
        others={[]}
        found={[]}
        linking={undefined}
        onAskLinking={none}
        differences={undefined}
        version={null}
        signInHref="/login"
        origin=""
        leaveGuard={{ isAsked: false, onStay: none, onLeave: none }}
        onVersion={none}
        onEdit={none}
        onSave={none}
        onAct={(act) => asked.push(act)}
        onChoose={none}
        onChooseAll={none}
        onSeen={none}
      />
    </I18nProvider>
  )
  return asked
}
const isOffered = (name: string) =>
  !screen.getByRole("button", { name }).hasAttribute("disabled") &&
  screen.getByRole("button", { name }).getAttribute("aria-disabled") !== "true"

it.each<[EditorPhase, boolean]>([
  ["dirty", true],
  ["conflict", false],
  ["expired", false]
])("in the state %s offers actions on the page: %s (rule content.editor-states)", (phase, isPossible) => {
  const asked = shown(phase)
  fireEvent.change(screen.getByRole("textbox", { name: "Adresse" }), { target: { value: "/neu" } })
  expect(["Jetzt veröffentlichen", "Nicht mehr zeigen", "Umziehen"].map(isOffered)).toEqual(
    Array.from({ length: 3 }, () => isPossible)
  )
  fireEvent.click(screen.getByRole("button", { name: "Umziehen" }))
  expect(asked).toEqual(isPossible ? [{ kind: "move", path: "/neu" }] : [])
})
