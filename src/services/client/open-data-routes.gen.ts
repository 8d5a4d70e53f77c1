// Written by `npm run generate` from src/contract.
import type { CallOf } from "./call.ts"

export const openDataList: CallOf<"openData", "list"> = { method: "GET", path: "/api/open/prices" }
export const openDataCountry: CallOf<"openData", "country"> = { method: "GET", path: "/api/open/prices/:countryCode/:product" }
export const openDataCountryLatest: CallOf<"openData", "countryLatest"> = { method: "GET", path: "/api/open/prices/:countryCode/:product/latest" }
export const openDataState: CallOf<"openData", "state"> = { method: "GET", path: "/api/open/prices/:countryCode/:product/states/:state" }
export const openDataStateLatest: CallOf<"openData", "stateLatest"> = { method: "GET", path: "/api/open/prices/:countryCode/:product/states/:state/latest" }
export const openDataZip: CallOf<"openData", "zip"> = { method: "GET", path: "/api/open/prices/:countryCode/:product/zip/:zipCode" }
export const openDataZipLatest: CallOf<"openData", "zipLatest"> = { method: "GET", path: "/api/open/prices/:countryCode/:product/zip/:zipCode/latest" }
