/** Seed of a client: the same for a day, or "default" while the visitor has not agreed (rule page.variants). */
export type Seed = number | "default"

/** The variant that a client sees: seed modulo their number, "default" for the default seed (rule account.variant). */
export const variantOf = <Variant extends string>(
  seed: Seed,
  variants: readonly [Variant, ...ReadonlyArray<Variant>]
): Variant | "default" => (seed === "default" ? "default" : (variants[seed % variants.length] ?? variants[0]))
