const given = {
  target: "answered",
  actions: ["dropWithdrawn", "takeAnswer", "keepAnswer", "tellTabs"]
} as const
const heard = { target: "answered", actions: ["dropWithdrawn", "takeAnswer"] } as const

/**
 * The state chart of the consent, separate from its machine: document pages run the chart without XState, which would
 * be larger than everything else that they load (decision 078, `services/consent/run-chart.ts`).
 */
export const consentChart = {
  initial: "sorting",
  states: {
    sorting: {
      always: [
        { guard: "hasNothingToAsk", target: "silent" },
        { guard: "isAnswered", target: "answered" },
        { target: "asking" }
      ]
    },
    silent: {},
    asking: {
      on: { "answer.give": given, "tab.answered": heard, "settings.open": { target: "choosing" } }
    },
    choosing: {
      on: { "answer.give": given, "tab.answered": heard, "settings.close": { target: "asking" } }
    },
    answered: {
      on: { "tab.answered": heard, "settings.open": { target: "changing" } }
    },
    changing: {
      on: { "answer.give": given, "tab.answered": heard, "settings.close": { target: "answered" } }
    }
  }
} as const

export type ConsentState = keyof typeof consentChart.states
