/** Minutes after which no further target is begun, unless told; a run of all targets from nothing takes about as long. */
export const usualBudget = 120

/** What was asked for: targets, each once, and the minutes they may take together; or the line that refuses it. */
export type Wish =
  | { readonly kind: "run"; readonly names: ReadonlyArray<string>; readonly minutes: number }
  | { readonly kind: "refused"; readonly line: string }

const refused = (line: string): Wish => ({ kind: "refused", line })

const budgetOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d+$/u.test(text) && Number(text) > 0 ? Number(text) : undefined

/** Reads `[TARGET …] [--budget MINUTES]`; no target means all of them. */
export const wishOf = (args: ReadonlyArray<string>, targets: ReadonlyArray<string>): Wish => {
  const place = args.indexOf("--budget")
  const minutes = place < 0 ? usualBudget : budgetOf(args[place + 1])
  if (minutes === undefined) return refused("--budget takes whole minutes, at least 1: --budget 60")
  const rest = place < 0 ? args : args.toSpliced(place, 2)
  const option = rest.find((each) => each.startsWith("-"))
  if (option !== undefined) return refused(`No option ${option}: there is --budget MINUTES, once.`)
  const unknown = rest.filter((each) => !targets.includes(each))
  if (unknown.length > 0) {
    return refused(`No mutants of ${unknown.join(", ")}: choose from ${targets.join(", ")}.`)
  }
  return { kind: "run", names: rest.length > 0 ? [...new Set(rest)] : targets, minutes }
}
