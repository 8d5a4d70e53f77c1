import { useRouteContext } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { useEffect, useMemo, useRef, useState } from "react"
import type { Edit } from "../../domain/content/edit/apply-edit.ts"
import type { PartName } from "../../domain/content/edit/parts.ts"
import { isSameJson } from "../../domain/same-json.ts"
import { type Act, cmsEditorMachine } from "../../machines/cms-editor.machine.ts"
import { keptPageDraft } from "../../services/browser/kept-page-drafts.ts"
import { openPageTabs, type PageTabs } from "../../services/browser/page-tabs.ts"
import { localValues } from "../../services/browser/storage.ts"
import { contentDeskAttend, contentDeskShow } from "../../services/client/content-desk-routes.gen.ts"
import { type DeskPage, savedPageOf } from "../../services/desk/cms/desk-page.ts"
import { editorActors } from "../../services/desk/cms/editor-actors.ts"

/** User actions on the page. */
export interface EditorWishes {
  readonly onEdit: (edit: Edit) => void
  readonly onSave: () => void
  readonly onAct: (act: Act) => void
  readonly onChoose: (part: PartName, side: "mine" | "theirs") => void
  readonly onChooseAll: (side: "mine" | "theirs") => void
  readonly onSeen: () => void
}

/** Interval in ms at which an open page reports that its user is editing it. */
const attendEvery = 30_000

const noTabs: ReadonlySet<string> = new Set()

/** Connects the editor of one page to its API calls, to the browser's storage, and to other tabs with the same page. */
export const usePageEditor = (pageId: number, loaded: DeskPage | undefined) => {
  const { client, page: here } = useRouteContext({ from: "__root__" })
  const userId = here.session?.userId ?? ""
  const [whole, setWhole] = useState(loaded)
  const actors = useMemo(() => editorActors(client, pageId, setWhole), [client, pageId])
  const machine = useMemo(() => cmsEditorMachine.provide({ actors }), [actors])
  const [snapshot, send, actor] = useMachine(machine, {
    input: { page: loaded === undefined ? null : savedPageOf(loaded) }
  })
  const { page, draft, sent } = snapshot.context
  const isUnsaved = snapshot.hasTag("unsaved")

  const [tab] = useState(() => crypto.randomUUID())
  const [otherTabs, setOtherTabs] = useState(noTabs)
  const openTabs = useRef(noTabs)
  const kept = useMemo(() => keptPageDraft(localValues, userId, pageId, tab), [userId, pageId, tab])
  useEffect(() => {
    // changes made while the page is being published are stored as well; stored again if another tab opens the page,
    // because it takes over the newest stored draft
    if (isUnsaved || !isSameJson(page.draft, draft)) kept.keep({ base: page.draft, sent, draft })
    else kept.drop()
  }, [kept, isUnsaved, page, sent, draft, otherTabs])
  const isClean = snapshot.matches({ editing: "clean" })
  // the page rendered by the server does not contain the browser's stored drafts; if several tabs have left one, each is
  // restored when the one before is saved, so that parts in which they differ are shown as a conflict
  useEffect(() => {
    // in another state the machine would ignore the draft
    if (!isClean || !actor.getSnapshot().matches({ editing: "clean" })) return
    const found = kept.take(openTabs.current)
    if (found !== undefined) send({ type: "draft.recalled", kept: found })
  }, [kept, isClean, draft, actor, send])

  const known = useRef(page.rowVersion)
  const [others, setOthers] = useState(loaded?.others ?? [])
  const tabs = useRef<PageTabs>(undefined)
  useEffect(() => {
    const read = async () => {
      const answer = await client.call(contentDeskShow, { params: { pageId } })
      if (answer.type !== "ok") return
      setWhole(answer.value)
      send({ type: "page.arrived", page: savedPageOf(answer.value) })
    }
    const attend = async () => {
      const answer = await client.call(contentDeskAttend, { params: { pageId }, payload: {} })
      if (answer.type !== "ok") return
      setOthers(answer.value.others)
      if (answer.value.rowVersion > known.current) await read()
    }
    const opened = openPageTabs(pageId, tab, {
      onOthers: (found) => {
        openTabs.current = found
        setOtherTabs(found)
        send({ type: found.size > 0 ? "tab.found" : "tab.left" })
      },
      onSaved: () => void read()
    })
    tabs.current = opened
    void attend()
    const timer = setInterval(() => void attend(), attendEvery)
    return () => {
      clearInterval(timer)
      opened.close()
    }
  }, [client, pageId, tab, send])
  useEffect(() => {
    if (known.current > 0 && page.rowVersion > known.current) tabs.current?.tellSaved()
    known.current = page.rowVersion
  }, [page.rowVersion])
  useEffect(() => {
    if (loaded !== undefined) send({ type: "page.arrived", page: savedPageOf(loaded) })
  }, [loaded, send])

  const wishes = useMemo(
    (): EditorWishes => ({
      onEdit: (edit) => send({ type: "draft.edit", edit }),
      onSave: () => send({ type: "draft.save" }),
      onAct: (act) => send({ type: "act.ask", act }),
      onChoose: (part, side) => send({ type: "conflict.choose", part, side }),
      onChooseAll: (side) => send({ type: "conflict.chooseAll", side }),
      onSeen: () => send({ type: "merge.seen" })
    }),
    [send]
  )
  return { snapshot, whole, others, wishes, isUnsaved }
}
