import { calculatorCatalogs } from "./calculator-catalogs.ts"
import { type Catalogs, shopCatalogs, textsFrom } from "./catalogs.ts"

/** Texts of what comes to life on documents; the offer list need not know their names. */
export const islandCatalogs = {
  shop: shopCatalogs.shop,
  calculator: calculatorCatalogs.calculator,
  prices: {
    de: () => import("./prices/de.po"),
    "de-AT": () => import("./prices/de-AT.po"),
    ch: () => import("./prices/ch.po")
  }
} satisfies Catalogs

/** Whether a name is that of such texts. */
export const isIslandPart = (name: string): name is keyof typeof islandCatalogs =>
  Object.hasOwn(islandCatalogs, name)

export const loadIslandTexts = textsFrom(islandCatalogs)
