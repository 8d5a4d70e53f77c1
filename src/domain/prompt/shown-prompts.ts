import type { CountryId } from "../place/country.ts"
import { isAtOrBelow } from "./place-of-path.ts"
import { type PromptEdit, type PromptPlace, promptState } from "./prompt.ts"

/** Maximum number of notices on a page. */
const mostAtOnce = 3

interface Where {
  readonly countryId: CountryId
  readonly place: PromptPlace
  readonly path: string
}

/**
 * Returns the notices of a page at a time in ms: warnings first, then the most recently started ones (rule
 * prompt.shown).
 */
export const promptsAt = <Row extends PromptEdit>(
  prompts: ReadonlyArray<Row>,
  { countryId, place, path }: Where,
  now: number
): ReadonlyArray<Row> =>
  prompts
    .filter(
      (prompt) =>
        prompt.place === place &&
        (prompt.countryId === null || prompt.countryId === countryId) &&
        isAtOrBelow(path, prompt.path) &&
        promptState(prompt, now) === "running"
    )
    .toSorted(
      (one, other) =>
        Number(other.kind === "warning") - Number(one.kind === "warning") ||
        Date.parse(other.startsAt) - Date.parse(one.startsAt)
    )
    .slice(0, mostAtOnce)
