// Written by `npm run generate` from src/contract.
import type { CallOf } from "./call.ts"

export const priceHistoryHistory: CallOf<"priceHistory", "history"> = { method: "GET", path: "/api/site/:countryId/prices/history" }
export const priceHistoryHistoryLocal: CallOf<"priceHistory", "historyLocal"> = { method: "GET", path: "/api/site/:countryId/:zipCode/prices/history-local" }
export const priceHistoryRangeLocal: CallOf<"priceHistory", "rangeLocal"> = { method: "GET", path: "/api/site/:countryId/prices/range-local" }
export const priceHistoryFaq: CallOf<"priceHistory", "faq"> = { method: "GET", path: "/api/site/:countryId/price-faq" }
export const localPagesPlace: CallOf<"localPages", "place"> = { method: "GET", path: "/api/site/:countryId/pages/local" }
export const localPagesSearch: CallOf<"localPages", "search"> = { method: "GET", path: "/api/site/:countryId/pages/local/search" }
export const localOffersDealers: CallOf<"localOffers", "dealers"> = { method: "GET", path: "/api/site/:countryId/:zipCode/prices/dealers" }
export const marketFactors: CallOf<"market", "factors"> = { method: "GET", path: "/api/site/price-factors" }
