import { type Catalogs, textsFrom } from "./catalogs.ts"

/**
 * Texts of the offer list's lazily hydrated parts: like these parts, they are loaded on the visitor's first
 * interaction.
 */
export const offerPartCatalogs = {
  offerParts: {
    de: () => import("./offer-parts/de.po"),
    "de-AT": () => import("./offer-parts/de-AT.po"),
    ch: () => import("./offer-parts/ch.po")
  }
} satisfies Catalogs

export const loadOfferPartTexts = textsFrom(offerPartCatalogs)
