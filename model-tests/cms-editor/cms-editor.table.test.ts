import { describe, expect, it } from "vitest"
import { cmsEditorMachine, type SavedPage } from "../../src/machines/cms-editor.machine.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { differences, rowsOf, type Table } from "../harness/table.ts"
import { stateText } from "../../src/machines/state-text.ts"
import { content, page } from "./walk.ts"

const begin = () => stage(cmsEditorMachine, { page: page(1, "Alt") })
type Editor = Stage<typeof cmsEditorMachine>

const type =
  (word: string, name: "title" | "teaser" = "title") =>
  (editor: Editor) =>
    editor.send({ type: "draft.edit", edit: { kind: "word", name, word } })
const says =
  (event: string, rest: object = {}) =>
  (editor: Editor) =>
    editor.send({ type: event, ...rest })
const saves = (output: object) => (editor: Editor) => editor.answer("savePage", output)
const saved = (what: SavedPage) => saves({ kind: "saved", page: what })
const pause = (editor: Editor) => editor.wait(1_500)
const ask = says("act.ask", { act: { kind: "publish", publishAt: null, expiresAt: null } })
const remove = says("act.ask", { act: { kind: "remove" } })
const write = type("Mein")
const faster = saves({ kind: "conflict", page: page(2, "Ihr") })

/**
 * Describes an editor as one string: the editing state, and the draft's text with the version on which the draft is
 * based.
 */
const where = (editor: Editor): string => {
  const { value, context } = editor.snapshot()
  return `${stateText({ editing: value.editing }).slice(8)}: ${context.draft.contents.title} over ${context.page.rowVersion}`
}

const actions = {
  write,
  writeBack: type("Alt"),
  pause,
  save: says("draft.save"),
  publish: ask,
  mine: says("conflict.choose", { part: "title", side: "mine" }),
  theirs: says("conflict.chooseAll", { side: "theirs" })
}
const dirty = {
  writeBack: "clean.untouched: Alt over 1",
  save: "saving: Mein over 1",
  publish: "saving: Mein over 1"
}

const table: Table<Editor> = {
  "clean.untouched: Alt over 1": {
    way: [],
    leads: { write: "dirty.editing: Mein over 1", publish: "acting: Alt over 1" }
  },
  "dirty.editing: Mein over 1": { way: [write], leads: { ...dirty, pause: "saving: Mein over 1" } },
  "saving: Mein over 1": { way: [write, pause], leads: { writeBack: "saving: Alt over 1" } },
  "clean.saved: Mein over 2": {
    way: [write, pause, saved(page(2, "Mein"))],
    leads: {
      write: "clean.untouched: Mein over 2",
      writeBack: "dirty.editing: Alt over 2",
      publish: "acting: Mein over 2"
    }
  },
  "dirty.refused: Mein over 1": {
    way: [write, pause, saves({ kind: "refused", problems: [{ field: "title", code: "tooLong" }] })],
    // the refused draft is not sent again automatically, because the result would be the same
    leads: { ...dirty, write: "dirty.editing: Mein over 1" }
  },
  "offline: Mein over 1": {
    way: [write, pause, (editor) => editor.fail("savePage")],
    leads: {
      writeBack: "offline: Alt over 1",
      save: "saving: Mein over 1",
      publish: "saving: Mein over 1"
    }
  },
  "expired: Mein over 1": {
    way: [write, pause, saves({ kind: "signedOut" })],
    leads: { writeBack: "expired: Alt over 1", save: "saving: Mein over 1" }
  },
  "conflict: Mein over 2": {
    way: [write, pause, faster],
    leads: {
      writeBack: "conflict: Alt over 2",
      mine: "saving: Mein over 2",
      theirs: "clean.untouched: Ihr over 2"
    }
  },
  "gone: Alt over 1": {
    way: [remove, (editor) => editor.answer("actOnPage", { kind: "gone" })],
    leads: {}
  },
  "acting: Alt over 1": { way: [ask], leads: { write: "acting: Mein over 1" } }
}

describe("editing a content page (rule content.editor-states)", () => {
  it("follows the table in every state", async () => {
    expect(differences(await rowsOf(begin, where, actions, table))).toEqual([])
  })

  it("saves once after a pause in typing", () => {
    const editor = begin()
    write(editor)
    editor.wait(1_400)
    type("Meins")(editor)
    editor.wait(1_499)
    expect(editor.asked("savePage")).toEqual([])
    editor.wait(1)
    expect(editor.asked("savePage")).toEqual([{ rowVersion: 1, draft: content("Meins") }])
  })

  it("keeps input typed while an answer is pending, and saves it on top of the answer", async () => {
    const editor = begin()
    write(editor)
    pause(editor)
    type("Später")(editor)
    await saved(page(2, "Mein"))(editor)
    expect(where(editor)).toBe("dirty.editing: Später over 2")
    pause(editor)
    expect(editor.asked("savePage")[1]).toEqual({ rowVersion: 2, draft: content("Später") })
  })

  it("causes no conflict with its own save whose answer was lost", async () => {
    const editor = begin()
    write(editor)
    pause(editor)
    await editor.fail("savePage")
    type("Später")(editor)
    editor.wait(5_000)
    await saves({ kind: "conflict", page: page(2, "Mein") })(editor)
    expect(where(editor)).toBe("dirty.editing: Später over 2")
    expect(editor.snapshot().context.isMerged).toBe(false)
  })

  it("continues if another user has changed another part, and says so", async () => {
    const editor = begin()
    write(editor)
    pause(editor)
    await saves({ kind: "conflict", page: page(2, "Alt", "Ihr") })(editor)
    expect(where(editor)).toBe("dirty.editing: Mein over 2")
    expect(editor.snapshot().context).toMatchObject({
      isMerged: true,
      draft: { contents: { teaser: "Ihr" } }
    })
    says("merge.seen")(editor)
    expect(editor.snapshot().context.isMerged).toBe(false)
  })

  it("tries again automatically without an answer", async () => {
    const editor = begin()
    write(editor)
    pause(editor)
    editor.wait(20_000)
    expect([where(editor), editor.isStopped("savePage")]).toEqual(["offline: Mein over 1", true])
    editor.wait(5_000)
    expect(where(editor)).toBe("saving: Mein over 1")
  })

  it("publishes only saved content", async () => {
    const editor = begin()
    write(editor)
    ask(editor)
    expect(editor.asked("actOnPage")).toEqual([])
    await saved(page(2, "Mein"))(editor)
    expect(editor.asked("actOnPage")).toMatchObject([{ rowVersion: 2, act: { kind: "publish" } }])
    await editor.answer("actOnPage", { kind: "saved", page: page(3, "Mein", "Kurz gesagt", "published") })
    expect(editor.snapshot().value).toEqual({ editing: { clean: "saved" }, standing: "published" })
    // a published page is edited like any other
    type("Neuer")(editor)
    expect(editor.snapshot().value).toEqual({ editing: { dirty: "editing" }, standing: "published" })
  })

  it("does not publish changes of another user that the editor has not seen", async () => {
    const editor = begin()
    write(editor)
    ask(editor)
    await faster(editor)
    actions.mine(editor)
    await saved(page(3, "Mein"))(editor)
    expect([where(editor), editor.asked("actOnPage")]).toEqual(["clean.saved: Mein over 3", []])
  })

  it("loads the page again if the answer to publishing was lost", async () => {
    const editor = begin()
    ask(editor)
    await editor.fail("actOnPage")
    expect(where(editor)).toBe("rereading.asking: Alt over 1")
    await editor.fail("loadPage")
    editor.wait(5_000)
    await editor.answer("loadPage", { kind: "loaded", page: page(2, "Alt", "Kurz gesagt", "published") })
    expect(editor.snapshot().value).toEqual({ editing: { clean: "saved" }, standing: "published" })
  })

  it("restores a draft stored in the browser, and reports a conflict if the same part has changed", () => {
    const kept = (base: string) => ({ kept: { base: content(base), sent: [], draft: content("Behalten") } })
    const editor = begin()
    says("draft.recalled", kept("Alt"))(editor)
    expect(where(editor)).toBe("dirty.editing: Behalten over 1")
    const other = begin()
    says("draft.recalled", kept("Noch älter"))(other)
    expect([where(other), other.snapshot().context.clashes]).toEqual(["conflict: Behalten over 1", ["title"]])
  })

  it("restores the draft of a second tab over the saved draft of the first, and loses neither", async () => {
    const editor = begin()
    const kept = (draft: ReturnType<typeof content>) => ({ kept: { base: content("Alt"), sent: [], draft } })
    says("draft.recalled", kept(content("Erster")))(editor)
    pause(editor)
    await saved(page(2, "Erster"))(editor)
    says("draft.recalled", kept(content("Alt", "Zweiter")))(editor)
    expect(where(editor)).toBe("dirty.editing: Erster over 2")
    expect(editor.snapshot().context.draft.contents.teaser).toBe("Zweiter")
    pause(editor)
    await saved(page(3, "Erster", "Zweiter"))(editor)
    says("draft.recalled", kept(content("Dritter")))(editor)
    expect([where(editor), editor.snapshot().context.clashes]).toEqual([
      "conflict: Dritter over 3",
      ["title"]
    ])
  })

  it("loads the page again if it could not be opened", async () => {
    const editor = stage(cmsEditorMachine, { page: null })
    expect(editor.snapshot().value).toEqual({ editing: "loading", standing: "unknown" })
    await editor.fail("loadPage")
    editor.wait(5_000)
    await editor.answer("loadPage", { kind: "loaded", page: page(4, "Da", "Kurz gesagt", "scheduled") })
    expect(editor.snapshot().value).toEqual({ editing: { clean: "untouched" }, standing: "scheduled" })
  })
})
