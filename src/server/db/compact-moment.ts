/** A moment (ms since the epoch) as part of a file name, to the second: 20261129T134510Z. */
export const compactMoment = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/gu, "")}Z`
