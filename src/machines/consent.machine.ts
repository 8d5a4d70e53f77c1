import { assign, setup } from "xstate"
import type { ConsentAnswer } from "../domain/consent/answer.ts"
import { consentChart } from "./consent/consent-chart.ts"

export interface ConsentInput {
  /** The current consent version (`consentVersion`); empty if no consent is needed. */
  readonly version: string
  /** The visitor's stored choice, if there is one. */
  readonly answer: ConsentAnswer | undefined
}

/** Events from the visitor or another tab. */
export type ConsentEvent =
  | { readonly type: "answer.give"; readonly answer: ConsentAnswer }
  | { readonly type: "tab.answered"; readonly answer: ConsentAnswer }
  | { readonly type: "settings.open" }
  | { readonly type: "settings.close" }

/**
 * A visitor's consent to more than the necessary storage: requested once, can be changed at any time, synchronised
 * across tabs (rules consent.asked, consent.change and consent.tabs).
 */
export const consentMachine = setup({
  types: {
    input: {} as ConsentInput,
    context: {} as ConsentInput,
    events: {} as ConsentEvent
  },
  actions: {
    /** Deletes data that was stored under a consent choice that is no longer valid (rule consent.withdrawn). */
    dropWithdrawn: () => {},
    takeAnswer: assign(({ context, event }) =>
      "answer" in event ? { ...context, answer: event.answer } : context
    ),
    /** Stores the visitor's choice beyond the page's lifetime. */
    keepAnswer: () => {},
    tellTabs: () => {}
  },
  guards: {
    hasNothingToAsk: ({ context }) => context.version === "",
    isAnswered: ({ context }) => context.answer !== undefined
  }
}).createMachine({
  id: "consent",
  context: ({ input }) => input,
  ...consentChart
})
