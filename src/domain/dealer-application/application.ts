/** Where an application stands (rule dealer.application). */
export const applicationStates = ["new", "taken", "accepted", "refused"] as const
export type ApplicationState = (typeof applicationStates)[number]

/** What the log of an application tells: what staff decide, and that it got another owner from the list of tasks. */
export const applicationEvents = ["send", "take", "handOver", "giveBack", "accept", "refuse"] as const
export type ApplicationLogEvent = (typeof applicationEvents)[number]

/** What staff do: take it, or take it over, and then accept or decline it. */
export type ApplicationAct = "take" | "accept" | "refuse"

const answered = { accept: "accepted", refuse: "refused" } as const

/** Where it stands afterwards; nothing where that is not possible (any more). */
export const stateAfter = (state: ApplicationState, act: ApplicationAct): ApplicationState | undefined => {
  if (act === "take") return state === "new" || state === "taken" ? "taken" : undefined
  return state === "taken" ? answered[act] : undefined
}

/** Where one that has no answer yet stands with this owner, or with none. */
export const stateOwnedBy = (ownerId: number | null): "new" | "taken" => (ownerId === null ? "new" : "taken")

/** What may be done with it now. */
export const actsOn = (state: ApplicationState): ReadonlyArray<ApplicationAct> =>
  (["take", "accept", "refuse"] as const).filter(
    (act) => stateAfter(state, act) !== undefined && !(act === "take" && state === "taken")
  )

/** Days from the answer until application and papers are deleted; papers that were not sent off are kept for one. */
export const keptDays = 90
export const unsentDays = 1

/** Most papers of an application. */
export const mostDocuments = 5

/** Longest answer of staff, in characters. */
export const longestAnswer = 2_000
