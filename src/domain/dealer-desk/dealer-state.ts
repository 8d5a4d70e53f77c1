/** Whether a dealer offers: a paused dealer's page has no offers, an ended dealer's page is gone (rule dealer.states). */
export const dealerStates = ["active", "paused", "ended"] as const
export type DealerState = (typeof dealerStates)[number]

/** What staff see of it: an active dealer's offers may rest by the age of the price list (rule price-list.age). */
export const dealerStandings = [...dealerStates, "resting"] as const
export type DealerStanding = (typeof dealerStandings)[number]

export const dealerStanding = (dealer: {
  readonly state: DealerState
  readonly isResting: boolean
}): DealerStanding => (dealer.state === "active" && dealer.isResting ? "resting" : dealer.state)

export const dealerActs = ["pause", "resume", "end"] as const
export type DealerAct = (typeof dealerActs)[number]

/** Longest reason, in characters. */
export const longestStateReason = 500

/** Where a dealer stands afterwards; nothing where that is not possible: a dealer who has ended does not come back. */
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
