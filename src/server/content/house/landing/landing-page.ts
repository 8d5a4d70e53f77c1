import type { ContentVersion } from "../../../../domain/content/content-page.ts"
import type { HousePage } from "../../put-pages.ts"

/** Landing pages are as old as the shop. */
const opened = "2026-01-02T08:00:00Z"

export const landingPage = (path: `/${string}`, content: ContentVersion): HousePage => ({
  kind: "landing",
  path,
  publishAt: opened,
  content
})
