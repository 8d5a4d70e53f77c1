/** What is walked of a machine's page. */
export type Wish =
  /** Few tours that take every transition, as in `npm test`. */
  | { readonly kind: "transitions" }
  /** Each gesture in each state (`npm run paths -- --browser --all`). */
  | { readonly kind: "all" }
  /** One path, with a picture of each step (`npm run paths -- --path ID`). */
  | { readonly kind: "one"; readonly id: string; readonly album: string }

const wishOf = ({
  PATHS_WALK: walk,
  PATHS_ALBUM: album = "test-results/path"
}: Readonly<Record<string, string | undefined>>): Wish => {
  if (walk === undefined) return { kind: "transitions" }
  return walk === "all" ? { kind: "all" } : { kind: "one", id: walk, album }
}

/** The wish of this run, which the command hands over in the environment. */
export const wish: Wish = wishOf(process.env)

/** How long a person looks at each step of one path (ms). */
export const lookFor = Number(process.env["PATHS_PAUSE"] ?? 0)

/** What somebody types to see again what has failed here. */
export const repeatOf = (id: string): string =>
  `To walk it again, with a picture of each step: npm run paths -- --path ${id}`
