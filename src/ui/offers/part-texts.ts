import { loadOfferPartTexts } from "../../locales/offer-part-catalogs.ts"
import { ownTexts } from "../kit/own-texts.tsx"

/** Wraps a lazily hydrated part of the list so that its text catalog is available in the browser. */
export const withPartTexts = ownTexts((code) => loadOfferPartTexts(code, ["offerParts"]))
