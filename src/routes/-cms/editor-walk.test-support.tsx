import { act, fireEvent, screen, within } from "@testing-library/react"
import { useEffect, useReducer } from "react"
import type { AnyEventObject, SnapshotFrom } from "xstate"
import { type Stage, stage } from "../../../model-tests/harness/stage.ts"
import { type CmsEditorEvent, cmsEditorMachine, type SavedPage } from "../../machines/cms-editor.machine.ts"
import { ListUnreachable } from "../../ui/kit/desk-list/ListState.tsx"
import type { CmsPage } from "../../ui/support/cms/cms-page.ts"
import { EditorPage } from "../../ui/support/cms/EditorPage.tsx"
import { editorPhase } from "../../ui/support/cms/editor-phase.ts"
import { PageGone } from "../../ui/support/cms/PageGone.tsx"
import { onDesk } from "../-desk/desk-form.test-support.tsx"

type Snapshot = SnapshotFrom<typeof cmsEditorMachine>
type Editor = Stage<typeof cmsEditorMachine>

const wholeOf = ({ standing }: SavedPage): CmsPage => ({
  id: 1,
  kind: "landing",
  path: "/probe",
  title: "Alt",
  theme: null,
  countries: [1, 2, 3],
  state: standing,
  isLive: false,
  changedAt: "2026-11-30T08:00:00.000Z",
  editor: { id: null, name: "" },
  publishAt: null,
  nextAt: null,
  expiresAt: null,
  note: null,
  published: null,
  acts: ["publish", "unschedule"],
  log: [],
  versions: []
})

const stayHere = { isAsked: false, onStay: () => {}, onLeave: () => {} }

/** The page of an editor as `PageEditor` shows it; the test controls the editor's calls and time. */
function Page({
  editor,
  onDrawing
}: {
  readonly editor: Editor
  readonly onDrawing: (draw: () => void) => void
}) {
  const [, draw] = useReducer((times: number) => times + 1, 0)
  useEffect(() => onDrawing(draw), [onDrawing])
  const send = (event: AnyEventObject) => {
    editor.send(event)
    draw()
  }
  const snapshot = editor.snapshot()
  const phase = editorPhase(snapshot)
  const { page } = snapshot.context
  if (phase === "gone") return <PageGone />
  if (page.rowVersion === 0 || phase === "unreachable")
    return <ListUnreachable retryHref="/" onRetry={() => send({ type: "draft.save" })} />
  return (
    <EditorPage
      page={wholeOf(page)}
      context={snapshot.context}
      phase={phase}
      isUnsaved={snapshot.hasTag("unsaved")}
      others={[]}
      found={[]}
      linking={undefined}
      onAskLinking={() => {}}
      differences={undefined}
      version={null}
      signInHref="/login"
      origin=""
      leaveGuard={stayHere}
      onVersion={() => {}}
      onEdit={(edit) => send({ type: "draft.edit", edit })}
      onSave={() => send({ type: "draft.save" })}
      onAct={(asked) => send({ type: "act.ask", act: asked })}
      onChoose={(part, side) => send({ type: "conflict.choose", part, side })}
      onChooseAll={(side) => send({ type: "conflict.chooseAll", side })}
      onSeen={() => send({ type: "merge.seen" })}
    />
  )
}

const button = (name: string) => screen.getByRole("button", { name })
const press = (name: string) => fireEvent.click(button(name))
const isOf = (phases: ReadonlyArray<string>, at: Snapshot) => phases.includes(editorPhase(at))
const isShown = (at: Snapshot) => at.context.page.rowVersion > 0 && !isOf(["gone", "unreachable"], at)

/** How a user causes an event on the page, and when that is possible; all other events come from outside the page. */
interface Way {
  readonly when: (at: Snapshot) => boolean
  readonly act: () => unknown
}

const word = (name: "title" | "teaser", label: string, text: string): Way => ({
  when: (at) => isShown(at) && at.context.draft.contents[name] !== text,
  act: () => fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
})
const choice = (part: string, side: string): Way => ({
  when: (at) => isOf(["conflict"], at) && at.context.clashes.some((each) => each === part),
  act: () => {
    const clash = document.querySelector<HTMLElement>(`[data-clash="${part}"]`)
    if (clash === null) throw new Error(`${part} is not there to be chosen`)
    fireEvent.click(
      within(clash).getByRole("button", { name: side === "mine" ? "Meine behalten" : "Diese nehmen" })
    )
  }
})
const saving: Way = {
  when: (at) => isOf(["unreachable", "dirty", "refused", "offline", "expired", "unsure"], at),
  act: () => {
    const again = ["Noch einmal versuchen", "Jetzt noch einmal versuchen", "Noch einmal laden"].find(
      (name) => screen.queryByRole("button", { name }) !== null
    )
    if (again !== undefined) return press(again)
    const save = button("Speichern")
    return save.hasAttribute("disabled")
      ? fireEvent.keyDown(document.body, { key: "s", ctrlKey: true })
      : fireEvent.click(save)
  }
}

export const wayOf = (event: AnyEventObject): Way | undefined => {
  const wish = event as CmsEditorEvent
  switch (wish.type) {
    case "draft.edit": {
      const { edit } = wish
      if (edit.kind !== "word") return undefined
      return edit.name === "title" ? word("title", "Titel", edit.word) : word("teaser", "Kurztext", edit.word)
    }
    case "draft.save":
      return saving
    case "act.ask":
      return wish.act.kind === "publish"
        ? {
            when: (at) => isOf(["clean", "dirty", "refused", "offline"], at),
            act: () => press("Jetzt veröffentlichen")
          }
        : {
            when: (at) => isShown(at) && !isOf(["conflict", "expired"], at),
            act: () => press("Termin absagen")
          }
    case "conflict.choose":
      return choice(wish.part, wish.side)
    case "conflict.chooseAll": {
      const { side } = wish
      return {
        when: (at) => isOf(["conflict"], at) && at.context.clashes.length > 1,
        act: () => press(side === "mine" ? "Überall meine Fassung" : "Überall die andere Fassung")
      }
    }
    case "merge.seen":
      return { when: (at) => isShown(at) && at.context.isMerged, act: () => press("Gelesen") }
    default:
      return undefined
  }
}

/** Opens an editor on its page; `happen` causes an event in the same way as on the page, after waiting for `ms`. */
export const openedEditor = async (page: SavedPage | null) => {
  const editor = stage(cmsEditorMachine, { page })
  let draw = () => {}
  const keep = (drawing: () => void) => {
    draw = drawing
  }
  await onDesk(() => <Page editor={editor} onDrawing={keep} />)
  await screen.findByText(page === null ? "Noch einmal versuchen" : "Alles gespeichert")
  const cause = async (event: AnyEventObject, ms: number) => {
    const [, outcome, port = ""] = /^xstate\.(done|error)\.actor\.(.+)$/u.exec(event.type) ?? []
    const way = wayOf(event)
    if (outcome === "done") await editor.answer(port, event["output"])
    else if (outcome === "error") await editor.fail(port)
    else if (event.type.startsWith("xstate.after.")) editor.wait(ms)
    else if (way === undefined) editor.send(event)
    else way.act()
    draw()
  }
  return { editor, cause: (event: AnyEventObject, ms: number) => act(() => cause(event, ms)) }
}
