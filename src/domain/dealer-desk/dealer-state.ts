/**
 * State of a dealer: the page of a paused dealer has no offers; the page of an ended dealer returns 410 (rule
 * dealer.states).
 */
export const dealerStates = ["active", "paused", "ended"] as const
export type DealerState = (typeof dealerStates)[number]

/**
 * States shown to staff: the dealer's own states, and `resting` for an active dealer whose offers are hidden because
 * the price list is too old (rule price-list.age).
 */
export const dealerStandings = [...dealerStates, "resting"] as const
export type DealerStanding = (typeof dealerStandings)[number]

export const dealerStanding = (dealer: {
  readonly state: DealerState
  readonly isResting: boolean
}): DealerStanding => (dealer.state === "active" && dealer.isResting ? "resting" : dealer.state)

export const dealerActs = ["pause", "resume", "end"] as const
export type DealerAct = (typeof dealerActs)[number]

/** Maximum length of the reason that staff give for a change of state, in characters. */
export const longestStateReason = 500

/**
 * Returns the state after an action, or `undefined` if the action is not possible; an ended dealer can never be
 * reactivated.
 */
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

/** Returns the actions that are possible in a state. */
export const dealerActsIn = (state: DealerState): ReadonlyArray<DealerAct> =>
  dealerActs.filter((act) => dealerStateAfter(state, act) !== undefined)
