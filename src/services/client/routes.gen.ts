// Written by `npm run generate` from src/contract.
import type { CallOf } from "./call.ts"

export const locationsCheckZip: CallOf<"locations", "checkZip"> = { method: "POST", path: "/api/location/check-zipcode" }
export const locationsCheckZips: CallOf<"locations", "checkZips"> = { method: "POST", path: "/api/location/check-zipcodes" }
export const locationsPlacesOfZip: CallOf<"locations", "placesOfZip"> = { method: "GET", path: "/api/location/places/:countryId/:zipCode" }
export const siteTrustedShops: CallOf<"site", "trustedShops"> = { method: "GET", path: "/api/site/trusted-shops/:id/overall" }
export const siteEnwego: CallOf<"site", "enwego"> = { method: "GET", path: "/api/enwego/is-available" }
export const siteCheckStatePage: CallOf<"site", "checkStatePage"> = { method: "GET", path: "/api/site/:countryId/pages/check-zipcode/:state" }
export const siteCheckCountyPage: CallOf<"site", "checkCountyPage"> = { method: "GET", path: "/api/site/:countryId/pages/check-zipcode/:state/:countyOrCityZip" }
export const siteCheckCityPage: CallOf<"site", "checkCityPage"> = { method: "GET", path: "/api/site/:countryId/pages/check-zipcode/:state/:countyOrCityZip/:cityZip" }
export const kalkulationInit: CallOf<"kalkulation", "init"> = { method: "GET", path: "/api/kalkulation/init/:countryId/:productGroupId" }
export const kalkulationCalculate: CallOf<"kalkulation", "calculate"> = { method: "POST", path: "/api/kalkulation/berechnen" }
export const kalkulationCalculateForOrder: CallOf<"kalkulation", "calculateForOrder"> = { method: "POST", path: "/api/kalkulation/bestellung/berechnen" }
export const kalkulationCalculateDefault: CallOf<"kalkulation", "calculateDefault"> = { method: "POST", path: "/api/kalkulation/berechnen-default" }
export const kalkulationUpselling: CallOf<"kalkulation", "upselling"> = { method: "POST", path: "/api/kalkulation/upselling" }
export const kalkulationBestPrice: CallOf<"kalkulation", "bestPrice"> = { method: "GET", path: "/api/kalkulation/best-price" }
export const bulkOrderCalculate: CallOf<"bulkOrder", "calculate"> = { method: "POST", path: "/api/bulkorder/getBulkOrderCalculation" }
export const pricesBest: CallOf<"prices", "best"> = { method: "GET", path: "/api/site/:countryId/prices/best" }
