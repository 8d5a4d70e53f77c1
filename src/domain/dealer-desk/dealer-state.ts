/** Whether a dealer offers: paused he shows his page without offers, ended it is gone (rule dealer.states). */
export const dealerStates = ["active", "paused", "ended"] as const
export type DealerState = (typeof dealerStates)[number]

export const dealerActs = ["pause", "resume", "end"] as const
export type DealerAct = (typeof dealerActs)[number]

/** Longest reason, in characters. */
export const longestStateReason = 500

/** Where a dealer stands afterwards; nothing where that is not possible: whoever has ended does not come back. */
export const dealerStateAfter = (state: DealerState, act: DealerAct): DealerState | undefined => {
  switch (act) {
    case "pause":
      return state === "active" ? "paused" : undefined
    case "resume":
      return state === "paused" ? "active" : undefined
    case "end":
      return state === "ended" ? undefined : "ended"
  }
}

/** What may be done now. */
export const dealerActsIn = (state: DealerState): ReadonlyArray<DealerAct> =>
  dealerActs.filter((act) => dealerStateAfter(state, act) !== undefined)
