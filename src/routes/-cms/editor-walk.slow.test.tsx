// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import type { AnyEventObject, AnyStateNode, SnapshotFrom } from "xstate"
import { cmsEditorWalk } from "../../../model-tests/cms-editor/walk.ts"
import type { Occasion, Tourable } from "../../../model-tests/harness/drive.ts"
import { isPlausible, nodesOf, transitionNames } from "../../../model-tests/harness/machine-parts.ts"
import { namedTours } from "../../../model-tests/harness/page-paths.ts"
import { differingParts } from "../../domain/content/edit/merge.ts"
import { cmsEditorMachine, type SavedPage } from "../../machines/cms-editor.machine.ts"
import { type EditorPhase, editorPhase } from "../../ui/support/cms/editor-phase.ts"
import { openedEditor, wayOf } from "./editor-walk.test-support.tsx"

type Machine = typeof cmsEditorMachine
type Snapshot = SnapshotFrom<Machine>

afterEach(cleanup)

const lines: Readonly<Record<EditorPhase, string>> = {
  opening: "Wird geladen …",
  clean: "Alles gespeichert",
  dirty: "Änderungen noch nicht gespeichert",
  saving: "Wird gespeichert …",
  refused: "Nicht gespeichert",
  offline: "Keine Verbindung – Ihr Text ist in diesem Browser aufbewahrt",
  expired: "Abgemeldet – Ihr Text ist in diesem Browser aufbewahrt",
  conflict: "Bitte wählen Sie, was bleiben soll",
  acting: "Wird ausgeführt …",
  unsure: "Keine Antwort – der Stand der Seite wird nachgesehen …"
}
const standings: Readonly<Record<string, string>> = {
  draft: "Entwurf",
  inReview: "In Durchsicht",
  approved: "Freigegeben",
  scheduled: "Geplant",
  published: "Veröffentlicht",
  expired: "Beendet"
}
const gone = "Diese Seite gibt es nicht mehr"
const notLoaded = "Das konnte gerade nicht geladen werden"
const notices: Readonly<Record<string, (at: Snapshot, phase: string) => boolean>> = {
  "Der Server antwortet nicht": (_, phase) => phase === "offline",
  "Sie sind nicht mehr angemeldet": (_, phase) => phase === "expired",
  "Das wurde nicht angenommen": ({ context }) => context.problems.length > 0,
  "Jemand anderes hat diese Seite inzwischen geändert": ({ context }) => context.isMerged,
  "Diese Seite ist noch in einem anderen Fenster offen": ({ context }) => context.isElsewhere,
  "Dieselben Stellen sind inzwischen anders gespeichert": (_, phase) => phase === "conflict"
}

/** Returns what the page must show in a state of the machine; the expectations are written by hand. */
const expected = (at: Snapshot) => {
  const { page, draft, clashes } = at.context
  const phase = editorPhase(at)
  if (phase === "gone") return gone
  if (page.rowVersion === 0 || phase === "unreachable") return notLoaded
  const { title, teaser } = draft.contents
  return {
    line: lines[phase],
    standing: standings[page.standing],
    title,
    teaser,
    notices: Object.keys(notices).filter((name) => notices[name]?.(at, phase)),
    clashes: clashes.map((part) => {
      const of = ({ contents }: SavedPage["draft"]) => (part === "title" ? contents.title : contents.teaser)
      return [part, of(draft), of(page.draft)]
    }),
    maySave: differingParts(page.draft, draft).length > 0,
    mayPublish: !["conflict", "expired", "saving", "acting", "unsure"].includes(phase)
  }
}

const mayPress = (name: string) => {
  const button = screen.getByRole<HTMLButtonElement>("button", { name })
  return !button.disabled && button.getAttribute("aria-busy") !== "true"
}

const shown = () => {
  for (const notice of [gone, notLoaded]) if (screen.queryByText(notice) !== null) return notice
  return {
    line: document.querySelector("output[data-state]")?.textContent,
    standing: Object.values(standings).find(
      (name) => document.querySelector("header")?.textContent.includes(name) === true
    ),
    title: screen.getByLabelText<HTMLInputElement>("Titel").value,
    teaser: screen.getByLabelText<HTMLTextAreaElement>("Kurztext").value,
    notices: Object.keys(notices).filter((name) => screen.queryByText(name) !== null),
    clashes: [...document.querySelectorAll<HTMLElement>("[data-clash]")].map((clash) => {
      const [, mine, , theirs] = [...clash.querySelectorAll("p")].map(({ textContent }) => textContent)
      return [clash.dataset["clash"], mine, theirs]
    }),
    maySave: !screen.getByRole<HTMLButtonElement>("button", { name: "Speichern" }).disabled,
    mayPublish: mayPress("Jetzt veröffentlichen")
  }
}

const occasionOf = (event: AnyEventObject): Occasion => ({
  type: JSON.stringify(event),
  parts: [event],
  when: (at) => isPlausible(at, event) && (wayOf(event)?.when(at as Snapshot) ?? true)
})
const waits = nodesOf(cmsEditorMachine).flatMap((node: AnyStateNode) =>
  [...node.transitions.keys()].filter((type) => type.startsWith("xstate.after.")).map((type) => ({ type }))
)
const isRead = { type: "merge.seen" }
/** During a save, a button that does not publish the page stays usable. */
const cancels = { type: "act.ask", act: { kind: "unschedule" } }

/** The paths through the machine, one by one, limited to the events that the page allows. */
const tourables = cmsEditorWalk.situations.map(({ inputs, events, sees }): Tourable<Machine> => {
  const hasActs = events.some(({ type }) => type === "act.ask")
  return {
    machine: cmsEditorMachine,
    starts: inputs.map((input, index) => ({
      name: String(index),
      input: input as { page: SavedPage | null }
    })),
    happenings: [...events, ...(hasActs ? [cancels, isRead] : []), ...waits].map(occasionOf),
    sees: (at) => [sees(at), at.context.isMerged],
    frame: 0
  }
})
const walks = tourables.map((tourable) => namedTours(tourable, "tour"))

it("takes every transition that a user of the page can cause (rule content.editor-states)", () => {
  const missing = transitionNames(cmsEditorMachine).filter((name) =>
    walks.every((walk) => walk.missing.includes(name))
  )
  expect(missing).toEqual([])
})

it("shows in every state of these walks what the machine knows, and sends it what its controls say", async () => {
  for (const { tours } of walks)
    for (const { id, tour } of tours) {
      const { editor, cause } = await openedEditor(tour.start.input.page)
      const now = () => ({
        value: editor.snapshot().value,
        context: editor.snapshot().context,
        shown: shown()
      })
      const wanted = (at: Snapshot) => ({ value: at.value, context: at.context, shown: expected(at) })
      expect(now(), `${id}: its start`).toEqual(wanted(tour.begin))
      const way: Array<string> = []
      for (const { name, ms, snapshot } of tour.stops) {
        way.push(name)
        await cause(JSON.parse(name) as AnyEventObject, ms)
        expect(now(), `${id}: ${way.join(" → ")}`).toEqual(wanted(snapshot))
      }
      cleanup()
    }
}, 120_000)
