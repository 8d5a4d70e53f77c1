import type { MutantsOfMachine } from "../../../model-tests/mutants/by-machine.ts"
import type { Broken, Survivor } from "../../../model-tests/mutants/results.ts"
import { isRefused } from "../../../model-tests/mutants/reasons.ts"
import { errorShareOf } from "../../../model-tests/mutants/score.ts"
import { codeCell, table, words } from "./table.ts"

const changeCells = (change: Survivor | Broken): ReadonlyArray<string> => [
  `${change.file.replace("src/machines/", "")}:${change.line}`,
  words(change.mutator),
  codeCell(change.original),
  codeCell(change.replacement)
]

/** What was changed on purpose, what nobody noticed and why, and what could not be judged. */
export const mutantsText = (mutants: MutantsOfMachine | undefined): string => {
  if (mutants === undefined) return "Not measured yet: `npm run mutants`."
  const { killed, timeout, survived, noCoverage, errors, changedSince, survivors, broken } = mutants
  const all = killed + timeout + survived + noCoverage + errors
  const old =
    changedSince.length === 0
      ? []
      : [`Measured on older code: ${changedSince.map((file) => codeCell(file)).join(", ")} changed since.`]
  return [
    `${mutants.score} % noticed: ${killed + timeout} of ${killed + timeout + survived + noCoverage} changes; ` +
      `${survivors.filter(isRefused).length} more only the compiler refuses; ` +
      `${errors} of ${all} (${errorShareOf(mutants).toFixed(1)} %) could not be judged.`,
    ...old,
    table(
      ["Not noticed", "Kind", "Was", "Became", "Why it lives"],
      survivors
        .filter((each) => !isRefused(each))
        .map((survivor) => [...changeCells(survivor), words(survivor.reason ?? "not explained yet")]),
      "Nothing lived."
    ),
    ...(broken.length === 0
      ? []
      : [
          table(
            ["Not judged", "Kind", "Was", "Became", "What broke"],
            broken.map((each) => [...changeCells(each), words(each.message)]),
            ""
          )
        ])
  ].join("\n\n")
}
