import type { ContentVersion } from "../../../../domain/content/content-page.ts"
import type { HousePage } from "../../put-pages.ts"

/** Publication date of all landing pages: the shop's opening date. */
const opened = "2026-01-02T08:00:00Z"

export const landingPage = (path: `/${string}`, content: ContentVersion): HousePage => ({
  kind: "landing",
  path,
  publishAt: opened,
  content
})
