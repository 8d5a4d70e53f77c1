import type { Seed } from "../../domain/product/variant.ts"
import { may } from "../browser/consent.ts"
import type { PageData } from "./page-data.ts"

/**
 * Returns the seed with which the page was rendered as long as the visitor consents to variants, otherwise "default"
 * (rule page.variants).
 */
export const seedNow = ({ seed }: Pick<PageData, "seed">): Seed =>
  typeof document === "undefined" || may("statistics") ? seed : "default"
