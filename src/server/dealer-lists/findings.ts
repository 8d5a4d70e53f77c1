import { type LineProblem, mostProblems } from "../../domain/dealer-lists/line-problem.ts"

/** What is wrong with the files so far, and the keys that their lines have named. */
export class Findings {
  /** The first of all problems, as they are reported. */
  readonly problems: Array<LineProblem> = []
  /** Whether there are more than are reported. */
  hasMore = false
  private readonly keys = new Map<string, Map<string, number>>()
  private readonly unread = new Set<string>()

  get isFull(): boolean {
    return this.problems.length >= mostProblems
  }

  get isClean(): boolean {
    return this.problems.length === 0
  }

  add(problem: LineProblem): void {
    if (this.isFull) this.hasMore = true
    else this.problems.push(problem)
  }

  /** A file that could not be read to its end: its keys are not known. */
  leaveUnread(file: string): void {
    this.unread.add(file)
  }

  /** Notes a key of a file; answers the line that has named it before. */
  note(file: string, key: string, line: number): number | undefined {
    const known = this.keys.get(file) ?? new Map<string, number>()
    this.keys.set(file, known)
    const before = known.get(key)
    if (before === undefined) known.set(key, line)
    return before
  }

  /** Whether a file names a key, as far as can be said. */
  knows(file: string, key: string): boolean {
    return this.unread.has(file) || (this.keys.get(file)?.has(key) ?? false)
  }
}
