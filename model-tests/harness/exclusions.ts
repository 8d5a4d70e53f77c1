/** Checks a list of excluded transitions against the transitions that were taken; returns the problems. */
export const exclusionVerdict = (
  all: ReadonlyArray<string>,
  taken: ReadonlySet<string>,
  /** The reason for each exclusion. */
  excluded: Readonly<Record<string, string>>
) => {
  const isExcluded = (name: string) => Object.hasOwn(excluded, name)
  const names = Object.keys(excluded)
  return {
    causedCount: all.filter((name) => taken.has(name)).length,
    problems: [
      ...all.flatMap((name) =>
        taken.has(name) || isExcluded(name) ? [] : [`neither taken nor excluded: ${name}`]
      ),
      ...names.flatMap((name) => (taken.has(name) ? [`excluded, but taken: ${name}`] : [])),
      ...names.flatMap((name) =>
        all.includes(name) ? [] : [`excluded, but there is no such transition: ${name}`]
      ),
      ...names.flatMap((name) =>
        /\S \S.*\.$/su.test(excluded[name] ?? "") ? [] : [`excluded without a sentence: ${name}`]
      )
    ]
  }
}
