/** The part of a machine's page to test. */
export type Wish =
  /** A few tours that take every transition, as in `npm test`. */
  | { readonly kind: "transitions" }
  /** Each gesture in each state (`npm run paths -- --browser --all`). */
  | { readonly kind: "all" }
  /** One path, with a picture of each step (`npm run paths -- --path ID`). */
  | {
      readonly kind: "one"
      readonly id: string
      readonly album: string
      /** Tours that run before the path: none, or the earlier tours on its page (`--before`). */
      readonly before: "nothing" | "toursOfItsPage"
    }

const wishOf = ({
  PATHS_WALK: walk,
  PATHS_ALBUM: album = "test-results/path",
  PATHS_BEFORE: before
}: Readonly<Record<string, string | undefined>>): Wish => {
  if (walk === undefined) return { kind: "transitions" }
  return walk === "all"
    ? { kind: "all" }
    : { kind: "one", id: walk, album, before: before === undefined ? "nothing" : "toursOfItsPage" }
}

/** The part to test in this run, which the command passes in the environment. */
export const wish: Wish = wishOf(process.env)

/** How long each step of one path is shown to a developer (ms). */
export const lookFor = Number(process.env["PATHS_PAUSE"] ?? 0)

/** Returns the time limit of one tour (ms), so that a tour that hangs does not block the complete run. */
export const tourLimit = (steps: number): number => 400_000 + steps * lookFor

/** Time limit for all tours of one page (ms), even on a busy machine; a tour that hangs ends earlier. */
export const pageLimit: number = wish.kind === "transitions" && lookFor === 0 ? 900_000 : 12 * 3_600_000

/** Returns the command that repeats a failure which occurred after the given number of tours on the same page. */
export const repeatOf = (id: string, toursBefore = 0): string =>
  [
    `To walk it again, with a picture of each step: npm run paths -- --path ${id}`,
    ...(toursBefore === 0
      ? []
      : [
          `That opens a page of its own, where this one had walked ${toursBefore} tours before. With them: npm run paths -- --path ${id} --before`
        ])
  ].join("\n")
