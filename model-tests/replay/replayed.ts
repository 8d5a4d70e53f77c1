/** What a replay has to say, line by line. */
export interface Replayed {
  readonly lines: ReadonlyArray<string>
  /** Whether the machine went the whole way that the log tells of. */
  readonly isFollowed: boolean
}
