// Written by `npm run generate` from src/contract.
import type { CallOf } from "./call.ts"

export const contentPage: CallOf<"content", "page"> = { method: "GET", path: "/api/site/:countryId/content/page" }
export const contentGuides: CallOf<"content", "guides"> = { method: "GET", path: "/api/site/:countryId/content/guides" }
export const newsArticles: CallOf<"news", "articles"> = { method: "GET", path: "/api/site/:countryId/news-articles" }
export const newsFeatured: CallOf<"news", "featured"> = { method: "GET", path: "/api/site/:countryId/news-articles/featured" }
export const newsDetail: CallOf<"news", "detail"> = { method: "GET", path: "/api/site/:countryId/news-articles/detail" }
export const searchFind: CallOf<"search", "find"> = { method: "GET", path: "/api/site/:countryId/search" }
export const promptsShown: CallOf<"prompts", "shown"> = { method: "GET", path: "/api/site/:countryId/prompts" }
