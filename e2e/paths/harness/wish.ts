/** What is walked of a machine's page. */
export type Wish =
  /** Few tours that take every transition, as in `npm test`. */
  | { readonly kind: "transitions" }
  /** Each gesture in each state (`npm run paths -- --browser --all`). */
  | { readonly kind: "all" }
  /** One path, with a picture of each step (`npm run paths -- --path ID`). */
  | {
      readonly kind: "one"
      readonly id: string
      readonly album: string
      /** What is walked before it: nothing, or the tours that come first on its page (`--before`). */
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

/** The wish of this run, which the command hands over in the environment. */
export const wish: Wish = wishOf(process.env)

/** How long each step of one path is shown to a developer (ms). */
export const lookFor = Number(process.env["PATHS_PAUSE"] ?? 0)

/** How long one tour may take (ms): what hangs ends there, and not when the night is over. */
export const tourLimit = (steps: number): number => 400_000 + steps * lookFor

/** How long all of a page may take (ms), however busy the machine is; each of its tours ends before if it hangs. */
export const pageLimit: number = wish.kind === "transitions" && lookFor === 0 ? 900_000 : 12 * 3_600_000

/** The command that repeats a failure, on a page that has walked so many tours before. */
export const repeatOf = (id: string, toursBefore = 0): string =>
  [
    `To walk it again, with a picture of each step: npm run paths -- --path ${id}`,
    ...(toursBefore === 0
      ? []
      : [
          `That opens a page of its own, where this one had walked ${toursBefore} tours before. With them: npm run paths -- --path ${id} --before`
        ])
  ].join("\n")
