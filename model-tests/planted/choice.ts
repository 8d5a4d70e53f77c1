import type { Fault } from "./fault.ts"

/** Returns a fault's name as typed on the command line: one word. */
export const wordOf = ({ name }: Pick<Fault, "name">): string => name.replaceAll("'", "").replaceAll(" ", "-")

/** Selects the faults by name or machine, all of them without arguments; also returns arguments that match neither. */
export const chosenFaults = (all: ReadonlyArray<Fault>, wishes: ReadonlyArray<string>) => {
  const words = [...new Set(all.map(({ machine }) => machine)), ...all.map(wordOf)]
  const asked = wishes.map((wish) => wordOf({ name: wish }))
  return {
    chosen:
      asked.length === 0
        ? all
        : all.filter((fault) => asked.includes(wordOf(fault)) || asked.includes(fault.machine)),
    unknown: wishes.filter((_, place) => !words.includes(asked[place] ?? "")),
    words
  }
}
