// Written by `npm run generate` from src/contract.
import type { CallOf } from "./call.ts"

export const dealersList: CallOf<"dealers", "list"> = { method: "GET", path: "/api/site/:countryId/dealers" }
export const dealersShow: CallOf<"dealers", "show"> = { method: "GET", path: "/api/site/:countryId/dealers/:id" }
export const dealersStates: CallOf<"dealers", "states"> = { method: "GET", path: "/api/site/:countryId/dealer-states" }
export const dealersPlace: CallOf<"dealers", "place"> = { method: "GET", path: "/api/site/:countryId/dealer-pages" }
