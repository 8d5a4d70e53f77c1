import { type LineProblem, mostProblems } from "../../domain/dealer-lists/line-problem.ts"

/** Collects the errors in the files read so far, and the keys that their lines define. */
export class Findings {
  /** The first errors, up to the maximum that is reported. */
  readonly problems: Array<LineProblem> = []
  /** Whether there are more errors than are reported. */
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

  /** Marks a file that could not be read completely, so that not all of its keys are known. */
  leaveUnread(file: string): void {
    this.unread.add(file)
  }

  /** Stores a key of a file; returns the number of the earlier line that defined the same key, if any. */
  note(file: string, key: string, line: number): number | undefined {
    const known = this.keys.get(file) ?? new Map<string, number>()
    this.keys.set(file, known)
    const before = known.get(key)
    if (before === undefined) known.set(key, line)
    return before
  }

  /** Whether a file defines a key; also true if the file could not be read completely. */
  knows(file: string, key: string): boolean {
    return this.unread.has(file) || (this.keys.get(file)?.has(key) ?? false)
  }
}
