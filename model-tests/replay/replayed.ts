/** Description of a replay, line by line. */
export interface Replayed {
  readonly lines: ReadonlyArray<string>
  /** Whether the machine could follow the complete log. */
  readonly isFollowed: boolean
}
