/** A failed test. It failed by an assertion, or by another error, which the source with the fault may have thrown. */
export interface FailedTest {
  readonly title: string
  readonly isByAssertion: boolean
}

export interface JudgeReport {
  readonly file: string
  /** Reasons why the file could not be loaded or run, line by line; an empty list if it ran. */
  readonly problems: ReadonlyArray<string>
  readonly failed: ReadonlyArray<FailedTest>
  readonly passed: number
  readonly seconds: number
}

export type Verdict =
  | { readonly kind: "found"; readonly by: FailedTest["title"] }
  /** All judges accepted the fault, or none of them ran. */
  | { readonly kind: "missed" }
  /** Tests failed, but not by an assertion: a fault that cannot even be loaded proves nothing. */
  | { readonly kind: "broken"; readonly why: string }

/** Combines the reports of the judges into a verdict on a fault. */
export const verdictOf = (reports: ReadonlyArray<JudgeReport>): Verdict => {
  const problem = reports.flatMap(({ problems }) => problems)[0]
  if (problem !== undefined) return { kind: "broken", why: problem }
  const failed = reports.flatMap((report) => report.failed)
  const by = failed.find(({ isByAssertion }) => isByAssertion)
  if (by !== undefined) return { kind: "found", by: by.title }
  const other = failed[0]
  return other === undefined
    ? { kind: "missed" }
    : { kind: "broken", why: `"${other.title}" failed without an assertion` }
}

/** Returns the problem of judges that run on the unchanged source; `undefined` if there is none. */
export const doubtOf = (reports: ReadonlyArray<JudgeReport>): string | undefined => {
  if (reports.length === 0) return "no judge ran"
  for (const { file, problems, failed, passed } of reports) {
    const why = problems[0] ?? (failed[0] === undefined ? undefined : `"${failed[0].title}" fails`)
    if (why !== undefined) return `${file}: ${why}`
    if (passed === 0) return `${file}: no test ran`
  }
  return undefined
}
