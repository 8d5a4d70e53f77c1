/** A moment (ms since the epoch) as part of a file name, to the second: 20261129T134510Z. */
export const compactMoment = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/gu, "")}Z`

/** The moment that a file name begins with; an invalid date where it begins with none. */
export const momentOfCompact = (name: string): Date =>
  new Date(name.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z.*$/u, "$1-$2-$3T$4:$5:$6Z"))
