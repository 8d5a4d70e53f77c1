import { assign, setup } from "xstate"
import {
  applyPriceEdit,
  isSameList,
  type PriceDraft,
  type PriceEdit
} from "../../domain/price-list/price-draft.ts"
import { port } from "../effect-port.ts"
import type {
  BaseList,
  CheckAnswer,
  ListCheck,
  LookAnswer,
  PlannedList,
  PriceListContext,
  PriceListEvent,
  PublishAnswer,
  PublishWish
} from "./context.ts"

/** Maximum number of changes that can be undone. */
const mostPast = 50

const remembered = ({ draft, past }: PriceListContext): ReadonlyArray<PriceDraft> =>
  [...past, draft].slice(-mostPast)

/**
 * Values that discard the last check: a check and its acknowledged warnings are valid only for the list that was
 * checked.
 */
const unchecked = { check: null, acknowledged: [], refusal: null } as const

export interface PublishInput extends PublishWish {
  readonly version: number
  readonly rows: PriceDraft
  /** All warnings have been acknowledged. */
  readonly acceptWarnings: boolean
}

export const priceListSetup = setup({
  types: {
    input: {} as { readonly base: BaseList },
    context: {} as PriceListContext,
    events: {} as PriceListEvent,
    tags: {} as "unsaved" | "busy"
  },
  actors: {
    checkList: port<CheckAnswer, { readonly rows: PriceDraft }>("checkList"),
    publishList: port<PublishAnswer, PublishInput>("publishList"),
    findPublished: port<LookAnswer, PublishInput>("findPublished")
  },
  actions: {
    edit: assign(({ context }, edit: PriceEdit) => {
      const draft = applyPriceEdit(context.draft, edit)
      return draft === context.draft ? {} : { ...unchecked, draft, past: remembered(context) }
    }),
    undo: assign(({ context: { draft, past } }) => ({
      ...unchecked,
      draft: past.at(-1) ?? draft,
      past: past.slice(0, -1)
    })),
    recall: assign(({ context }, rows: PriceDraft) => ({
      ...unchecked,
      draft: rows,
      past: remembered(context)
    })),
    discard: assign(({ context }) => ({ ...unchecked, draft: context.base.rows, past: remembered(context) })),
    keepCheck: assign((_, check: ListCheck) => ({ check, acknowledged: [], refusal: null })),
    acknowledge: assign(
      (
        { context: { acknowledged } },
        { places, isRead }: { readonly places: ReadonlyArray<number>; readonly isRead: boolean }
      ) => ({
        acknowledged: isRead
          ? [...new Set([...acknowledged, ...places])].toSorted((one, other) => one - other)
          : acknowledged.filter((place) => !places.includes(place))
      })
    ),
    keepWish: assign((_, wish: PublishWish) => ({ wish, refusal: null, plan: null })),
    /** The published list is now in force; no changes remain. */
    keepPublished: assign((_, list: BaseList) => ({
      ...unchecked,
      base: list,
      draft: list.rows,
      past: [],
      wish: null
    })),
    keepPlan: assign((_, plan: PlannedList) => ({ ...unchecked, plan, past: [], wish: null })),
    keepTheirs: assign((_, theirs: BaseList) => ({ ...unchecked, theirs, wish: null })),
    keepRefusal: assign((_, answer: PublishAnswer | LookAnswer) => ({
      refusal: answer.kind === "refused" ? answer.code : null
    })),
    keepArrived: assign((_, list: BaseList) => ({ base: list, draft: list.rows, past: [] })),
    /** The local list stays; from now on it is compared with the list that the other user published. */
    rebase: assign(({ context: { base, theirs } }) => ({ base: theirs ?? base, theirs: null })),
    takeTheirs: assign(({ context }) => {
      const { base, theirs } = context
      const next = theirs ?? base
      return { ...unchecked, base: next, draft: next.rows, past: remembered(context), theirs: null }
    })
  },
  guards: {
    isUnchanged: ({ context: { base, draft } }) => isSameList(base.rows, draft),
    hasPast: ({ context: { past } }) => past.length > 0,
    isOther: ({ context: { draft } }, rows: PriceDraft) => !isSameList(draft, rows),
    isNews: ({ context: { base } }, { version }: BaseList) => version > base.version,
    isFlawed: (_, answer: CheckAnswer) => answer.kind === "checked" && answer.check.findings.length > 0,
    /** Whether all warnings are acknowledged and there are changes to publish. */
    isReady: ({ context: { check, acknowledged } }) =>
      check !== null &&
      check.findings.length === 0 &&
      check.changes.length > 0 &&
      check.warnings.every((_, place) => acknowledged.includes(place)),
    isAnswer: (_, { answer, kind }: { readonly answer: { readonly kind: string }; readonly kind: string }) =>
      answer.kind === kind
  },
  delays: { longestAnswer: 20_000, nextTry: 5_000 }
})

/** Returns the request to publish, also used to look up its result after a lost response. */
export const publishInput = (context: PriceListContext, wish: PublishWish): PublishInput => ({
  ...wish,
  version: context.base.version,
  rows: context.draft,
  acceptWarnings: context.acknowledged.length > 0
})
