import type { PageDraft } from "../domain/content/page-draft.ts"
import { pageIn, type SavedPage } from "./cms-editor/context.ts"
import { savingStates } from "./cms-editor/saving.states.ts"
import { editorSetup } from "./cms-editor/setup.ts"

export type {
  Act,
  CmsEditor,
  CmsEditorEvent,
  EditProblem,
  KeptDraft,
  LoadAnswer,
  SaveAnswer,
  SavedPage
} from "./cms-editor/context.ts"

const nothingYet: PageDraft = {
  theme: null,
  countries: [],
  author: "",
  featured: false,
  contents: { title: "", teaser: "", seoTitle: "", description: "", blocks: [] }
}

/** A page that was never stored, with version 0: the first stored version is 1. */
const unknownPage: SavedPage = { rowVersion: 0, standing: "draft", draft: nothingYet }

const standings = [
  { guard: { type: "standsAs", params: "draft" }, target: "draft" },
  { guard: { type: "standsAs", params: "inReview" }, target: "inReview" },
  { guard: { type: "standsAs", params: "approved" }, target: "approved" },
  { guard: { type: "standsAs", params: "scheduled" }, target: "scheduled" },
  { guard: { type: "standsAs", params: "published" }, target: "published" },
  { guard: { type: "standsAs", params: "expired" }, target: "expired" }
] as const

/**
 * The editor of a content page: input is saved automatically, based on the version that was read. No user's change is
 * overwritten without being shown, a late response never overwrites newer input, and nothing is published before it is
 * saved (rule content.editor-states). The publication state is a separate region: a published page is edited like any
 * other.
 */
export const cmsEditorMachine = editorSetup.createMachine({
  id: "cmsEditor",
  context: ({ input: { page } }) => {
    const known = page ?? unknownPage
    return {
      page: known,
      draft: known.draft,
      sent: [],
      removed: [],
      clashes: [],
      problems: [],
      act: null,
      isMerged: false,
      isElsewhere: false
    }
  },
  on: {
    "tab.found": { actions: { type: "noteTab", params: true } },
    "tab.left": { actions: { type: "noteTab", params: false } },
    "merge.seen": { actions: "forgetMerge" }
  },
  type: "parallel",
  states: {
    editing: {
      initial: "opening",
      states: {
        opening: { always: [{ guard: "isKnown", target: "clean" }, { target: "loading" }] },
        loading: {
          tags: "busy",
          invoke: {
            id: "loadPage",
            src: "loadPage",
            input: () => ({}),
            onDone: [
              {
                guard: {
                  type: "isAnswer",
                  params: ({ event }) => ({ answer: event.output, kind: "loaded" })
                },
                target: "clean",
                actions: { type: "keepPage", params: ({ event }) => pageIn(event.output) }
              },
              {
                guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "gone" }) },
                target: "gone"
              },
              { target: "unreachable" }
            ],
            onError: "unreachable"
          },
          after: { longestAnswer: "unreachable" }
        },
        /** The page could not be loaded. */
        unreachable: { on: { "draft.save": "loading" }, after: { nextTry: "loading" } },
        /** The page has been deleted, here or by another editor. */
        gone: {},
        clean: {
          initial: "untouched",
          on: {
            "draft.edit": {
              target: "comparing",
              actions: { type: "edit", params: ({ event }) => event.edit }
            },
            "draft.recalled": {
              target: "comparing",
              actions: { type: "recall", params: ({ event }) => event.kept }
            },
            "act.ask": { target: "acting", actions: { type: "keepAct", params: ({ event }) => event.act } },
            "page.arrived": {
              guard: { type: "isNews", params: ({ event }) => event.page },
              actions: { type: "keepPage", params: ({ event }) => event.page }
            }
          },
          states: { untouched: {}, saved: {} }
        },
        /** Checks whether the latest input differs from the version on the server. */
        comparing: {
          always: [
            { guard: "isUnchanged", target: "clean" },
            { guard: "isClashing", target: "conflict" },
            { target: "dirty" }
          ]
        },
        dirty: {
          tags: "unsaved",
          initial: "editing",
          on: {
            "draft.edit": {
              target: "comparing",
              actions: { type: "edit", params: ({ event }) => event.edit }
            },
            "draft.save": "saving",
            "act.ask": { target: "saving", actions: { type: "keepAct", params: ({ event }) => event.act } },
            "page.arrived": {
              guard: { type: "isNews", params: ({ event }) => event.page },
              target: "comparing",
              actions: { type: "rebase", params: ({ event }) => event.page }
            }
          },
          states: {
            /** Input is saved automatically after a short pause in typing. */
            editing: { after: { autosave: "#cmsEditor.editing.saving" } },
            /** The server rejected the draft; it is saved again after the next change. */
            refused: {}
          }
        },
        /**
         * Both versions of each conflicting part are shown; nothing is saved until the user has chosen a version of
         * each part.
         */
        conflict: {
          tags: "unsaved",
          on: {
            "draft.edit": { actions: { type: "edit", params: ({ event }) => event.edit } },
            "conflict.choose": {
              target: "deciding",
              actions: { type: "choose", params: ({ event }) => event }
            },
            "conflict.chooseAll": {
              target: "deciding",
              actions: { type: "chooseAll", params: ({ event }) => event.side }
            },
            "page.arrived": {
              guard: { type: "isNews", params: ({ event }) => event.page },
              target: "comparing",
              actions: { type: "rebase", params: ({ event }) => event.page }
            }
          }
        },
        deciding: {
          always: [
            { guard: "isClashing", target: "conflict" },
            { guard: "isUnchanged", target: "clean" },
            { target: "saving" }
          ]
        },
        ...savingStates
      }
    },
    /** The publication state that the server returned last. */
    standing: {
      initial: "unknown",
      states: {
        unknown: { always: standings },
        draft: { always: { guard: { type: "standsElse", params: "draft" }, target: "unknown" } },
        inReview: { always: { guard: { type: "standsElse", params: "inReview" }, target: "unknown" } },
        approved: { always: { guard: { type: "standsElse", params: "approved" }, target: "unknown" } },
        scheduled: { always: { guard: { type: "standsElse", params: "scheduled" }, target: "unknown" } },
        published: { always: { guard: { type: "standsElse", params: "published" }, target: "unknown" } },
        expired: { always: { guard: { type: "standsElse", params: "expired" }, target: "unknown" } }
      }
    }
  }
})
