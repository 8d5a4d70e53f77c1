// Written by `npm run generate` from src/contract.
import type { CallOf } from "./call.ts"

export const reviewsOfDealer: CallOf<"reviews", "ofDealer"> = { method: "GET", path: "/api/site/:countryId/dealers/:dealerId/reviews" }
export const reviewsShow: CallOf<"reviews", "show"> = { method: "GET", path: "/api/reviews/:reviewId" }
export const reviewsReport: CallOf<"reviews", "report"> = { method: "POST", path: "/api/reviews/:reviewId/report" }
