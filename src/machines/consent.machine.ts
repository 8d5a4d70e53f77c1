import { assign, setup } from "xstate"
import type { ConsentAnswer } from "../domain/consent/answer.ts"
import { consentChart } from "./consent/consent-chart.ts"

export interface ConsentInput {
  /** What is asked for today (`consentVersion`); empty where no consent is asked. */
  readonly version: string
  /** The answer that stands, if one does. */
  readonly answer: ConsentAnswer | undefined
}

/** Events of the visitor or of another tab. */
export type ConsentEvent =
  | { readonly type: "answer.give"; readonly answer: ConsentAnswer }
  | { readonly type: "tab.answered"; readonly answer: ConsentAnswer }
  | { readonly type: "settings.open" }
  | { readonly type: "settings.close" }

/**
 * Whether a visitor has agreed to more than the necessary: asked once, changed at any time, the same in all tabs
 * (rules consent.asked, consent.change and consent.tabs).
 */
export const consentMachine = setup({
  types: {
    input: {} as ConsentInput,
    context: {} as ConsentInput,
    events: {} as ConsentEvent
  },
  actions: {
    /** Deletes what was kept under an answer that no longer holds (rule consent.withdrawn). */
    dropWithdrawn: () => {},
    takeAnswer: assign(({ context, event }) =>
      "answer" in event ? { ...context, answer: event.answer } : context
    ),
    /** Writes it where it outlives the page. */
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
