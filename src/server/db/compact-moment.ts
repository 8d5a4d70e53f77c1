/** Formats a time (ms since the epoch) as part of a file name, to the second: 20261129T134510Z. */
export const compactMoment = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/gu, "")}Z`

/** Parses the time at the start of a file name; returns an invalid date if the name does not start with one. */
export const momentOfCompact = (name: string): Date =>
  new Date(name.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z.*$/u, "$1-$2-$3T$4:$5:$6Z"))
