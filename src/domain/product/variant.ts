/** Seed of a client: constant for a day, or "default" without the visitor's consent (rule page.variants). */
export type Seed = number | "default"

/**
 * Returns the variant shown to a client: the one at the index "seed modulo number of variants", or "default" for the
 * default seed (rule account.variant).
 */
export const variantOf = <Variant extends string>(
  seed: Seed,
  variants: readonly [Variant, ...ReadonlyArray<Variant>]
): Variant | "default" => (seed === "default" ? "default" : (variants[seed % variants.length] ?? variants[0]))
