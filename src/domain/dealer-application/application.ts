/** States of an application (rule dealer.application). */
export const applicationStates = ["new", "taken", "accepted", "refused"] as const
export type ApplicationState = (typeof applicationStates)[number]

/** Events in the log of an application: decisions of staff, and changes of the owner in the task list. */
export const applicationEvents = ["send", "take", "handOver", "giveBack", "accept", "refuse"] as const
export type ApplicationLogEvent = (typeof applicationEvents)[number]

/** Actions of staff: take an application (also from a colleague), then accept or decline it. */
export type ApplicationAct = "take" | "accept" | "refuse"

const answered = { accept: "accepted", refuse: "refused" } as const

/** Returns the state after an action, or `undefined` if the action is not possible in this state. */
export const stateAfter = (state: ApplicationState, act: ApplicationAct): ApplicationState | undefined => {
  if (act === "take") return state === "new" || state === "taken" ? "taken" : undefined
  return state === "taken" ? answered[act] : undefined
}

/** Returns the state of an undecided application that has this owner; `null` means that it has no owner. */
export const stateOwnedBy = (ownerId: number | null): "new" | "taken" => (ownerId === null ? "new" : "taken")

/** Returns the actions that are possible in a state. */
export const actsOn = (state: ApplicationState): ReadonlyArray<ApplicationAct> =>
  (["take", "accept", "refuse"] as const).filter(
    (act) => stateAfter(state, act) !== undefined && !(act === "take" && state === "taken")
  )

/**
 * Number of days after which the data are deleted: `keptDays` after the decision for an application and its documents,
 * `unsentDays` for documents of an application that was never sent.
 */
export const keptDays = 90
export const unsentDays = 1

/** Maximum number of documents per application. */
export const mostDocuments = 5

/** Maximum length of the staff's reply, in characters. */
export const longestAnswer = 2_000
