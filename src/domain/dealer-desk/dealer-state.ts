/** State of a dealer: a paused dealer's page has no offers, an ended dealer's page returns 410 (rule dealer.states). */
export const dealerStates = ["active", "paused", "ended"] as const
export type DealerState = (typeof dealerStates)[number]

/**
 * States shown to staff: an active dealer's offers are `resting`, i.e. hidden, if the price list is too old (rule
 * price-list.age).
 */
export const dealerStandings = [...dealerStates, "resting"] as const
export type DealerStanding = (typeof dealerStandings)[number]

export const dealerStanding = (dealer: {
  readonly state: DealerState
  readonly isResting: boolean
}): DealerStanding => (dealer.state === "active" && dealer.isResting ? "resting" : dealer.state)

export const dealerActs = ["pause", "resume", "end"] as const
export type DealerAct = (typeof dealerActs)[number]

/** Maximum length of the reason, in characters. */
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

/** Returns the actions available now. */
export const dealerActsIn = (state: DealerState): ReadonlyArray<DealerAct> =>
  dealerActs.filter((act) => dealerStateAfter(state, act) !== undefined)
