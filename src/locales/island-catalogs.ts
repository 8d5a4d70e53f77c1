import { calculatorCatalogs } from "./calculator-catalogs.ts"
import { type Catalogs, shopCatalogs, textsFrom } from "./catalogs.ts"

/**
 * Texts of the islands on document pages. This object is separate so that the offer list's scripts do not contain these
 * catalog names.
 */
export const islandCatalogs = {
  shop: shopCatalogs.shop,
  calculator: calculatorCatalogs.calculator,
  prices: {
    de: () => import("./prices/de.po"),
    "de-AT": () => import("./prices/de-AT.po"),
    ch: () => import("./prices/ch.po")
  }
} satisfies Catalogs

/** Whether a name belongs to one of these catalogs. */
export const isIslandPart = (name: string): name is keyof typeof islandCatalogs =>
  Object.hasOwn(islandCatalogs, name)

export const loadIslandTexts = textsFrom(islandCatalogs)
