import type { Messages } from "@lingui/core"
import type { LocaleCode } from "../domain/locale/locale.ts"
import { shopCatalogs, textsFrom } from "./catalogs.ts"
import { calculatorCatalogs } from "./calculator-catalogs.ts"
import { frameCatalogs } from "./frame-catalogs.ts"
import { offerPartCatalogs } from "./offer-part-catalogs.ts"
import { islandCatalogs } from "./island-catalogs.ts"

/**
 * All texts: for the server and for the pages behind the sign-in. This object is separate so that the offer list's
 * scripts do not contain these catalog names.
 */
export const allCatalogs = {
  ...shopCatalogs,
  prices: islandCatalogs.prices,
  frame: frameCatalogs.frame,
  calculator: calculatorCatalogs.calculator,
  offerParts: offerPartCatalogs.offerParts,
  baseData: {
    de: () => import("./base-data/de.po"),
    "de-AT": () => import("./base-data/de-AT.po"),
    ch: () => import("./base-data/ch.po")
  },
  support: {
    de: () => import("./support/de.po"),
    "de-AT": () => import("./support/de-AT.po"),
    ch: () => import("./support/ch.po")
  },
  desk: {
    de: () => import("./desk/de.po"),
    "de-AT": () => import("./desk/de-AT.po"),
    ch: () => import("./desk/ch.po")
  },
  documents: {
    de: () => import("./documents/de.po"),
    "de-AT": () => import("./documents/de-AT.po"),
    ch: () => import("./documents/ch.po")
  }
}

export const loadAnyTexts = textsFrom(allCatalogs)

/** Loads all texts, for the server, which renders every page. */
export const loadEveryText = async (code: LocaleCode): Promise<Messages> => {
  const messages: Messages = {}
  for (const catalog of Object.values(allCatalogs)) Object.assign(messages, (await catalog[code]()).messages)
  return messages
}
