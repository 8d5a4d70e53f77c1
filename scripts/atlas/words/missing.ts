import type { Chart } from "../../../src/ui/atlas/chart.ts"
import { below, statesOf } from "../pages/steps.ts"
import type { Words } from "../../../model-tests/harness/machine-words.ts"

const isSentence = (text: string): boolean => /^\S.* .*[.?]$/su.test(text)

const verdict = (
  what: string,
  has: ReadonlyArray<string>,
  said: Readonly<Record<string, string>>
): ReadonlyArray<string> => [
  ...has.filter((name) => !isSentence(said[name] ?? "")).map((name) => `${what} without a sentence: ${name}`),
  ...Object.keys(said)
    .filter((name) => !has.includes(name))
    .map((name) => `words for no ${what}: ${name}`)
]

/** What of a machine has no words, and what words are about nothing. */
export const missingWords = (chart: Chart, words: Words | undefined): ReadonlyArray<string> => {
  if (words === undefined) return [`no words for ${chart.machine}: write them in its folder of model-tests`]
  const states = statesOf(chart.root)
    .slice(1)
    .map(({ id }) => below(chart, id))
  const events = chart.steps.flatMap(({ trigger }) => (trigger.kind === "event" ? [trigger.event] : []))
  return [
    ...(isSentence(words.purpose) ? [] : ["no purpose in a sentence"]),
    ...verdict("state", states, words.states),
    ...verdict("event", [...new Set(events)], words.events)
  ]
}
