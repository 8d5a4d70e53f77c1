import { loadOfferPartTexts } from "../../locales/offer-part-catalogs.ts"
import { ownTexts } from "../kit/own-texts.tsx"

/** Wraps a lazily hydrated part of the list in the browser with its texts. */
export const withPartTexts = ownTexts((code) => loadOfferPartTexts(code, ["offerParts"]))
