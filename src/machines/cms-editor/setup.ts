import { assign, setup } from "xstate"
import { applyEdit, type Edit } from "../../domain/content/edit/apply-edit.ts"
import { differingParts, mergeDrafts, withPartOf } from "../../domain/content/edit/merge.ts"
import type { PageDraft } from "../../domain/content/page-draft.ts"
import type { PublicationState } from "../../domain/content/publication.ts"
import type { PartName } from "../../domain/content/edit/parts.ts"
import { isSameJson } from "../../domain/same-json.ts"
import { port } from "../effect-port.ts"
import type {
  Act,
  CmsEditor,
  CmsEditorEvent,
  KeptDraft,
  LoadAnswer,
  SaveAnswer,
  SavedPage
} from "./context.ts"

export type SaveInput = { readonly rowVersion: number; readonly draft: PageDraft }
export type ActInput = { readonly rowVersion: number; readonly act: Act }

/** Maximum number of remembered attempts that got no response. */
const mostSent = 2

/** Returns the base for merging a draft: the sent draft that the server has stored, otherwise the original base. */
const baseOf = ({ base, sent }: Pick<KeptDraft, "base" | "sent">, theirs: SavedPage): PageDraft =>
  sent.findLast((each) => isSameJson(each, theirs.draft)) ?? base

const actOf = ({ act }: CmsEditor): Act => {
  if (act === null) throw new Error("Nothing is asked for")
  return act
}

export const actInput = (context: CmsEditor): ActInput => ({
  rowVersion: context.page.rowVersion,
  act: actOf(context)
})

export const editorSetup = setup({
  types: {
    input: {} as { readonly page: SavedPage | null },
    context: {} as CmsEditor,
    events: {} as CmsEditorEvent,
    tags: {} as "unsaved" | "busy"
  },
  actors: {
    loadPage: port<LoadAnswer, Record<string, never>>("loadPage"),
    savePage: port<SaveAnswer, SaveInput>("savePage"),
    actOnPage: port<SaveAnswer, ActInput>("actOnPage")
  },
  actions: {
    edit: assign(({ context }, edit: Edit) => applyEdit(context, edit)),
    keepPage: assign((_, page: SavedPage) => ({ page, draft: page.draft, sent: [], clashes: [] })),
    keepSent: assign(({ context: { draft, sent } }) => ({ sent: [...sent, draft].slice(-mostSent) })),
    /** Input typed during the save is applied to the saved version. */
    settle: assign(({ context: { draft, sent } }, page: SavedPage) => ({
      page,
      draft: mergeDrafts({ base: sent.at(-1) ?? draft, mine: draft, theirs: page.draft }).draft,
      sent: [],
      clashes: []
    })),
    /** The other user's version becomes the base of the next save; this user's changes are merged into it. */
    rebase: assign(({ context: { page, draft, sent, isMerged } }, theirs: SavedPage) => {
      const base = baseOf({ base: page.draft, sent }, theirs)
      const merged = mergeDrafts({ base, mine: draft, theirs: theirs.draft })
      const isNews = differingParts(base, theirs.draft).length > 0
      // publishing would include changes that the user has not seen, so the requested action is dropped
      return { page: theirs, ...merged, sent: [], isMerged: isMerged || isNews, ...(isNews && { act: null }) }
    }),
    recall: assign(({ context: { page } }, { base, sent, draft }: KeptDraft) => {
      const over = baseOf({ base, sent }, page)
      const merged = mergeDrafts({ base: over, mine: draft, theirs: page.draft })
      return merged
    }),
    choose: assign(
      (
        { context: { page, draft, clashes } },
        { part, side }: { readonly part: PartName; readonly side: "mine" | "theirs" }
      ) => ({
        draft: side === "mine" ? draft : withPartOf(draft, page.draft, part),
        clashes: clashes.filter((each) => each !== part)
      })
    ),
    chooseAll: assign(({ context: { page, draft, clashes } }, side: "mine" | "theirs") => ({
      draft:
        side === "mine"
          ? draft
          : clashes.reduce((chosen, part) => withPartOf(chosen, page.draft, part), draft),
      clashes: []
    })),
    keepProblems: assign((_, answer: SaveAnswer) => ({
      problems: answer.kind === "refused" ? answer.problems : []
    })),
    forgetProblems: assign({ problems: [] }),
    keepAct: assign((_, act: Act) => ({ act })),
    forgetAct: assign({ act: null }),
    noteMerge: assign({ isMerged: true }),
    forgetMerge: assign({ isMerged: false }),
    noteTab: assign((_, isElsewhere: boolean) => ({ isElsewhere }))
  },
  guards: {
    isUnchanged: ({ context: { page, draft } }) => differingParts(page.draft, draft).length === 0,
    isClashing: ({ context: { clashes } }) => clashes.length > 0,
    isAsked: ({ context: { page, draft, act } }) =>
      act !== null && differingParts(page.draft, draft).length === 0,
    isToFollow: ({ context: { act } }) => act !== null,
    isNews: ({ context: { page } }, { rowVersion }: SavedPage) => rowVersion > page.rowVersion,
    isKnown: ({ context: { page } }) => page.rowVersion > 0,
    standsAs: ({ context: { page } }, standing: PublicationState) =>
      page.rowVersion > 0 && page.standing === standing,
    standsElse: ({ context: { page } }, standing: PublicationState) => page.standing !== standing,
    isAnswer: (_, { answer, kind }: { readonly answer: { readonly kind: string }; readonly kind: string }) =>
      answer.kind === kind
  },
  delays: { autosave: 1_500, longestAnswer: 20_000, nextTry: 5_000 }
})
