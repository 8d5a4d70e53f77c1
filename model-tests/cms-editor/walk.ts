import type { ContentVersion } from "../../src/domain/content/content-page.ts"
import { differingParts } from "../../src/domain/content/edit/merge.ts"
import { cmsEditorMachine, type SavedPage, type Standing } from "../../src/machines/cms-editor.machine.ts"
import { done, fails } from "../harness/explore.ts"
import { walkOf } from "../harness/machine-walk.ts"

export const content = (title: string, teaser = "Kurz gesagt"): ContentVersion => ({
  title,
  teaser,
  seoTitle: "Suche",
  description: "Worum es geht",
  blocks: []
})
export const page = (
  rowVersion: number,
  title: string,
  teaser = "Kurz gesagt",
  standing: Standing = "draft"
): SavedPage => ({ rowVersion, standing, content: content(title, teaser) })

const word = (name: "title" | "teaser", text: string) => ({
  type: "draft.edit",
  edit: { kind: "word", name, word: text }
})
const publish = { type: "act.ask", act: { kind: "publish", at: null, until: null } }
const answers = (port: string, version: number) => [
  done(port, { kind: "saved", page: page(version, "Mein", "Kurz gesagt", "published") }),
  done(port, { kind: "conflict", page: page(version, "Ihr") }),
  done(port, { kind: "conflict", page: page(version, "Alt", "Ihr") }),
  done(port, { kind: "refused", problems: [{ at: "title", reason: "missingOrTooLong" }] }),
  done(port, { kind: "signedOut" }),
  fails(port)
]
const loads = [
  done("loadPage", { kind: "loaded", page: page(2, "Alt") }),
  done("loadPage", { kind: "loaded", page: page(3, "Ihr") }),
  done("loadPage", { kind: "gone" }),
  done("loadPage", { kind: "signedOut" }),
  fails("loadPage")
]

export const cmsEditorWalk = walkOf(cmsEditorMachine, {
  manner: "eachEdge",
  ways: {
    writing: {
      inputs: [{ page: page(1, "Alt") }],
      events: [
        word("title", "Mein"),
        word("title", "Alt"),
        { type: "draft.save" },
        publish,
        { type: "draft.recalled", kept: { base: content("Alt"), sent: [], draft: content("Mein") } },
        { type: "draft.recalled", kept: { base: content("Älter"), sent: [], draft: content("Mein") } },
        { type: "page.arrived", page: page(2, "Ihr") },
        { type: "page.arrived", page: page(1, "Ihr") },
        { type: "conflict.choose", part: "title", side: "mine" },
        { type: "conflict.choose", part: "title", side: "theirs" },
        { type: "conflict.chooseAll", side: "mine" },
        { type: "conflict.chooseAll", side: "theirs" },
        ...answers("savePage", 2),
        ...answers("actOnPage", 2),
        ...loads
      ],
      sees: ({ value, context: { page: at, draft, clashes, act, sent } }) => [
        value,
        at,
        draft,
        clashes,
        act,
        sent.map(({ title }) => title)
      ]
    },
    opening: {
      inputs: [{ page: null }],
      events: [{ type: "draft.save" }, ...loads],
      sees: ({ value, context }) => [value, context.page]
    },
    standing: {
      inputs: (["draft", "inReview", "scheduled", "published", "ended"] as const).map((standing) => ({
        page: page(1, "Alt", "Kurz gesagt", standing)
      })),
      events: (["draft", "inReview", "scheduled", "published", "ended"] as const).map((standing, index) => ({
        type: "page.arrived",
        page: page(index + 2, "Alt", "Kurz gesagt", standing)
      })),
      sees: ({ value, context }) => [value, context.page]
    },
    beside: {
      inputs: [{ page: page(1, "Alt") }],
      events: [{ type: "tab.found" }, { type: "tab.left" }, { type: "merge.seen" }],
      sees: ({ value, context }) => [value, context.isElsewhere, context.isMerged]
    }
  },
  promises: {
    "what is not unsaved is what the server has, or is saved when the page answers": (snapshot) =>
      snapshot.hasTag("unsaved") ||
      snapshot.hasTag("busy") ||
      snapshot.matches({ editing: "rereading" }) ||
      snapshot.matches({ editing: "gone" }) ||
      differingParts(snapshot.context.page.content, snapshot.context.draft).length === 0,
    "nothing is saved over a clash that nobody has seen": ({ context, matches }) =>
      context.clashes.length === 0 || matches({ editing: "conflict" }),
    "nothing is published that is not saved": (snapshot, event) =>
      event?.type === "draft.edit" ||
      !snapshot.matches({ editing: "acting" }) ||
      snapshot.context.sent.length > 0,
    "an act is asked for until it is sent, and then no more": ({ context, matches }) =>
      context.act === null || matches({ editing: "saving" }) || matches({ editing: "acting" }) || matches({ editing: "offline" }),
    "how the page stands is what the server said last": ({ value, context }) =>
      context.page.rowVersion === 0
        ? value.standing === "unknown"
        : value.standing === context.page.standing,
    "no answer breaks it": ({ status }) => status !== "error"
  }
})
