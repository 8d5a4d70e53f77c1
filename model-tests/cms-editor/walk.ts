import type { PageDraft } from "../../src/domain/content/page-draft.ts"
import { type PublicationState, publicationStates } from "../../src/domain/content/publication.ts"
import { differingParts } from "../../src/domain/content/edit/merge.ts"
import { cmsEditorMachine, type SavedPage } from "../../src/machines/cms-editor.machine.ts"
import type { SnapshotFrom } from "xstate"
import { done, fails } from "../harness/explore.ts"
import { walkOf } from "../harness/machine-walk.ts"

export const content = (title: string, teaser = "Kurz gesagt"): PageDraft => ({
  theme: null,
  countries: [1, 2, 3],
  author: "Redaktion",
  featured: false,
  contents: { title, teaser, seoTitle: "Suche", description: "Worum es geht", blocks: [] }
})
export const page = (
  rowVersion: number,
  title: string,
  teaser = "Kurz gesagt",
  standing: PublicationState = "draft"
): SavedPage => ({ rowVersion, standing, draft: content(title, teaser) })

const word = (name: "title" | "teaser", text: string) => ({
  type: "draft.edit",
  edit: { kind: "word", name, word: text }
})
const publish = { type: "act.ask", act: { kind: "publish", publishAt: null, expiresAt: null } }
const answers = (port: string, version: number) => [
  done(port, { kind: "saved", page: page(version, "Mein", "Kurz gesagt", "published") }),
  done(port, { kind: "conflict", page: page(version, "Ihr") }),
  done(port, { kind: "conflict", page: page(version, "Alt", "Ihr") }),
  done(port, { kind: "refused", problems: [{ field: "title", code: "tooLong" }] }),
  done(port, { kind: "signedOut" }),
  fails(port)
]
const isDeleted = done("actOnPage", { kind: "gone" })
const loads = [
  done("loadPage", { kind: "loaded", page: page(2, "Alt") }),
  done("loadPage", { kind: "loaded", page: page(3, "Ihr") }),
  done("loadPage", { kind: "gone" }),
  done("loadPage", { kind: "signedOut" }),
  fails("loadPage")
]

const recalled = (base: string) => ({
  type: "draft.recalled",
  kept: { base: content(base), sent: [], draft: content("Mein") }
})
const sees = ({
  value,
  context: { page: at, draft, clashes, act, sent }
}: SnapshotFrom<typeof cmsEditorMachine>) => [
  value,
  at.rowVersion,
  draft.contents.title,
  draft.contents.teaser,
  clashes,
  act,
  sent.map(({ contents }) => contents.title)
]

export const cmsEditorWalk = walkOf(cmsEditorMachine, {
  manner: "eachEdge",
  ways: {
    writing: {
      inputs: [{ page: page(1, "Alt") }],
      events: [
        word("title", "Mein"),
        { type: "draft.save" },
        publish,
        ...answers("savePage", 2),
        ...answers("actOnPage", 3),
        isDeleted,
        ...loads
      ],
      sees
    },
    withOthers: {
      inputs: [{ page: page(1, "Alt") }],
      events: [
        word("title", "Mein"),
        word("title", "Alt"),
        word("teaser", "Meiner"),
        { type: "draft.save" },
        recalled("Alt"),
        recalled("Älter"),
        { type: "page.arrived", page: page(2, "Ihr") },
        { type: "page.arrived", page: page(1, "Ihr") },
        { type: "conflict.choose", part: "title", side: "mine" },
        { type: "conflict.choose", part: "title", side: "theirs" },
        { type: "conflict.chooseAll", side: "mine" },
        { type: "conflict.chooseAll", side: "theirs" },
        done("savePage", { kind: "conflict", page: page(2, "Ihr", "Ihrer") })
      ],
      sees
    },
    opening: {
      inputs: [{ page: null }],
      events: [{ type: "draft.save" }, ...loads],
      sees: ({ value, context }) => [value, context.page]
    },
    standing: {
      inputs: publicationStates.map((standing) => ({
        page: page(1, "Alt", "Kurz gesagt", standing)
      })),
      events: publicationStates.map((standing, index) => ({
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
      differingParts(snapshot.context.page.draft, snapshot.context.draft).length === 0,
    "nothing is saved over an unseen conflict": (snapshot) =>
      snapshot.context.clashes.length === 0 || snapshot.matches({ editing: "conflict" }),
    "nothing is published that is not saved": (snapshot, event) =>
      event?.type === "draft.edit" ||
      !snapshot.matches({ editing: "acting" }) ||
      snapshot.context.sent.length > 0,
    "an act is asked for until it is sent, and then no more": (snapshot) =>
      snapshot.context.act === null ||
      snapshot.matches({ editing: "saving" }) ||
      snapshot.matches({ editing: "acting" }) ||
      snapshot.matches({ editing: "offline" }),
    "how the page stands is what the server said last": ({ value, context }) =>
      context.page.rowVersion === 0 ? value.standing === "unknown" : value.standing === context.page.standing,
    "no answer breaks it": ({ status }) => status !== "error"
  }
})
