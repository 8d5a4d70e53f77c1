import { type Catalogs, textsFrom } from "./catalogs.ts"

/** Texts of the offer list's sleeping parts: they come when a visitor turns to the page, as the parts do. */
export const offerPartCatalogs = {
  offerParts: {
    de: () => import("./offer-parts/de.po"),
    "de-AT": () => import("./offer-parts/de-AT.po"),
    ch: () => import("./offer-parts/ch.po")
  }
} satisfies Catalogs

export const loadOfferPartTexts = textsFrom(offerPartCatalogs)
