import { loadOfferPartTexts } from "../../locales/offer-part-catalogs.ts"
import { ownTexts } from "../kit/own-texts.tsx"

/** Wraps a lazily hydrated part of the list so that it has its texts in the browser. */
export const withPartTexts = ownTexts((code) => loadOfferPartTexts(code, ["offerParts"]))
