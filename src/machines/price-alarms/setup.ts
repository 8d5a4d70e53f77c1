import { assign, setup } from "xstate"
import { changed } from "../../domain/editing/change-state.ts"
import type { CountryId } from "../../domain/place/country.ts"
import {
  areAlarmsDirty,
  editableAlarms,
  type EditedAlarm,
  type KeptAlarm,
  rebasedAlarms,
  withAdded,
  withNewsletter,
  withoutAlarm,
  withStored,
  withWish
} from "../../domain/alarm/edited-alarms.ts"
import { type AlarmProblem, alarmProblems, type AlarmWish } from "../../domain/alarm/price-alarm.ts"
import type { Cents } from "../../domain/price/money.ts"
import { port } from "../effect-port.ts"

/** A refusal by the server and the item concerned; `key` is "" for the whole list. */
export interface AlarmRefusal {
  readonly key: string
  readonly field: string
  readonly code: string
}

export interface PriceAlarms {
  /** The stored alarms. */
  readonly kept: ReadonlyArray<KeptAlarm>
  readonly items: ReadonlyArray<EditedAlarm>
  /** Number of added items, for unique keys. */
  readonly added: number
  /** The item whose form is open, or null if no form is open; `key` is null for a new item. */
  readonly form: { readonly key: string | null } | null
  readonly problems: ReadonlyArray<AlarmProblem>
  readonly refusals: ReadonlyArray<AlarmRefusal>
  /** The response to a save was lost: the list is read before anything is sent again. */
  readonly isUnsure: boolean
  /** Seconds until the server accepts the next request. */
  readonly seconds: number
}

/** The form's input, and today's price of the goods if known. */
export interface AppliedWish {
  readonly wish: AlarmWish
  readonly today?: Cents | undefined
}

export type AlarmEvent =
  | { readonly type: "alarm.add" }
  | { readonly type: "alarm.edit"; readonly key: string }
  | { readonly type: "alarm.delete"; readonly key: string }
  /** Restores the stored version of a changed or deleted item. */
  | { readonly type: "alarm.restore"; readonly key: string }
  | { readonly type: "newsletter.set"; readonly isWanted: boolean; readonly countryId: CountryId }
  | ({ readonly type: "form.apply" } & AppliedWish)
  | { readonly type: "form.cancel" }
  | { readonly type: "list.save" }
  | { readonly type: "list.discard" }
  | { readonly type: "list.load" }

export type SaveAnswer =
  | { readonly kind: "saved" }
  /** An item to change or delete no longer exists, or was changed elsewhere. */
  | { readonly kind: "gone" }
  | { readonly kind: "refused"; readonly refusals: ReadonlyArray<AlarmRefusal> }
  | { readonly kind: "wait"; readonly seconds: number }
  | { readonly kind: "signedOut" }

export type Changes = { readonly items: ReadonlyArray<EditedAlarm> }

export const changesOf = ({ items }: PriceAlarms): Changes => ({ items: changed(items) })

export const alarmsSetup = setup({
  types: {
    input: {} as Pick<PriceAlarms, "kept">,
    context: {} as PriceAlarms,
    events: {} as AlarmEvent,
    tags: {} as "busy"
  },
  actors: {
    saveAlarms: port<SaveAnswer, Changes>("saveAlarms"),
    loadAlarms: port<ReadonlyArray<KeptAlarm>, Record<string, never>>("loadAlarms")
  },
  actions: {
    openForm: assign((_, key: string | null) => ({ form: { key }, problems: [] })),
    closeForm: assign({ form: null, problems: [] }),
    noteProblems: assign((_, { wish, today }: AppliedWish) => ({ problems: alarmProblems(wish, today) })),
    apply: assign(({ context: { items, kept, added, form } }, wish: AlarmWish) => {
      const key = form?.key ?? null
      const closed = { form: null, problems: [] }
      return key === null
        ? { ...closed, items: withAdded(items, wish, `new-${added + 1}`), added: added + 1 }
        : { ...closed, items: withWish(items, kept, key, wish) }
    }),
    drop: assign(({ context: { items } }, key: string) => ({ items: withoutAlarm(items, key) })),
    restore: assign(({ context: { items, kept } }, key: string) => ({
      items: withStored(items, kept, key)
    })),
    setNewsletter: assign(
      (
        { context: { items, kept, added } },
        { isWanted, countryId }: { readonly isWanted: boolean; readonly countryId: CountryId }
      ) => ({
        items: withNewsletter(items, kept, { isWanted, countryId, key: `new-${added + 1}` }),
        added: added + 1
      })
    ),
    discard: assign(({ context: { kept } }) => ({ items: editableAlarms(kept) })),
    takeOver: assign((_, kept: ReadonlyArray<KeptAlarm>) => ({
      kept,
      items: editableAlarms(kept),
      isUnsure: false
    })),
    doubt: assign({ isUnsure: true }),
    rebase: assign(({ context: { items, kept } }, fresh: ReadonlyArray<KeptAlarm>) => ({
      kept: fresh,
      items: rebasedAlarms(items, kept, fresh),
      isUnsure: false
    })),
    noteRefusals: assign((_, answer: SaveAnswer) =>
      answer.kind === "refused" ? { refusals: answer.refusals } : {}
    ),
    noteWait: assign((_, answer: SaveAnswer) => (answer.kind === "wait" ? { seconds: answer.seconds } : {})),
    forgetRefusals: assign({ refusals: [] })
  },
  guards: {
    isDirty: ({ context }) => areAlarmsDirty(context.items),
    isDoubtful: ({ context }) => context.isUnsure && areAlarmsDirty(context.items),
    isSound: (_, { wish, today }: AppliedWish) => alarmProblems(wish, today).length === 0,
    isAnswer: (_, { answer, kind }: { readonly answer: SaveAnswer; readonly kind: SaveAnswer["kind"] }) =>
      answer.kind === kind
  },
  delays: { longestAnswer: 20_000 }
})
