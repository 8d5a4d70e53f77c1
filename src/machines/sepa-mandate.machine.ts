import { assign, setup } from "xstate"
import type { MandateTerms } from "../domain/legal/sepa-mandate.ts"
import { type AccountEntry, accountProblems, isWholeIban } from "../domain/payment/account-entry.ts"
import { port } from "./effect-port.ts"

export interface SepaMandateInput {
  readonly draftId: string
  readonly entry: AccountEntry
  /** Whether the server has stored an account with a mandate, so that no input is needed. */
  readonly hasSaved: boolean
}

interface Context extends SepaMandateInput {
  readonly terms: MandateTerms | null
}

export type SepaMandateEvent =
  | { readonly type: "account.change"; readonly entry: AccountEntry }
  /** The user left the field: its validation errors may be shown now. */
  | { readonly type: "account.leave" }
  /** The user enters another account instead of the stored one. */
  | { readonly type: "account.replace" }
  | { readonly type: "mandate.accept" }
  | { readonly type: "mandate.revoke" }
  | { readonly type: "mandate.retry" }

type Entered = { readonly entry: AccountEntry }

const isRight = (entry: AccountEntry): boolean => accountProblems(entry).length === 0

/** Returns the transitions after a change of the account: valid, complete but invalid, or incomplete. */
const changed = (right: "ibanChecked" | "mandateShown") =>
  [
    {
      guard: { type: "isRight", params: ({ event }: { readonly event: Entered }) => event },
      target: right,
      actions: { type: "keepEntry", params: ({ event }: { readonly event: Entered }) => event }
    },
    {
      guard: { type: "isWhole", params: ({ event }: { readonly event: Entered }) => event },
      target: "flawed",
      actions: { type: "keepEntry", params: ({ event }: { readonly event: Entered }) => event }
    },
    {
      target: "entering",
      actions: { type: "keepEntry", params: ({ event }: { readonly event: Entered }) => event }
    }
  ] as const

/**
 * A direct debit mandate from the first digit to the consent. The buyer can only agree once the mandate is shown in
 * full, with creditor and reference; changing the account requires the consent again (rule payment.mandate). The
 * mandate's later states are handled by the server: domain/payment/mandate-life.ts.
 */
export const sepaMandateMachine = setup({
  types: {
    input: {} as SepaMandateInput,
    context: {} as Context,
    events: {} as SepaMandateEvent,
    tags: {} as "busy" | "account" | "mandate"
  },
  actors: { loadMandate: port<MandateTerms, { readonly draftId: string }>("loadMandate") },
  actions: {
    keepEntry: assign((_, { entry }: Entered) => ({ entry })),
    keepTerms: assign((_, terms: MandateTerms) => ({ terms }))
  },
  guards: {
    isSaved: ({ context }) => context.hasSaved && context.entry.iban === "",
    isTypedRight: ({ context }) => isRight(context.entry),
    hasTerms: ({ context }) => context.terms !== null,
    isRight: (_, { entry }: Entered) => isRight(entry),
    isWhole: (_, { entry }: Entered) => isWholeIban(entry.iban)
  }
}).createMachine({
  id: "sepaMandate",
  context: ({ input }) => ({ ...input, terms: null }),
  initial: "sorting",
  states: {
    sorting: {
      always: [
        { guard: "isSaved", target: "kept" },
        { guard: "isTypedRight", target: "ibanChecked" },
        { target: "entering" }
      ]
    },
    /** The account and the mandate that were saved earlier. */
    kept: { on: { "account.replace": "entering" } },
    entering: {
      tags: "account",
      on: { "account.change": changed("ibanChecked"), "account.leave": "flawed" }
    },
    flawed: { tags: "account", on: { "account.change": changed("ibanChecked") } },
    /** The account is valid; creditor and mandate reference are requested. */
    ibanChecked: {
      tags: ["account", "busy"],
      always: { guard: "hasTerms", target: "mandateShown" },
      invoke: {
        id: "loadMandate",
        src: "loadMandate",
        input: ({ context: { draftId } }) => ({ draftId }),
        onDone: {
          target: "mandateShown",
          actions: { type: "keepTerms", params: ({ event }) => event.output }
        },
        onError: "unshown"
      },
      on: { "account.change": changed("ibanChecked") }
    },
    unshown: {
      tags: "account",
      on: { "account.change": changed("ibanChecked"), "mandate.retry": "ibanChecked" }
    },
    mandateShown: {
      tags: ["account", "mandate"],
      on: { "account.change": changed("mandateShown"), "mandate.accept": "mandateAccepted" }
    },
    mandateAccepted: {
      tags: ["account", "mandate"],
      on: { "account.change": changed("mandateShown"), "mandate.revoke": "mandateShown" }
    }
  }
})
