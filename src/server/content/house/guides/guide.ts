import type { GuideTheme } from "../../../../domain/content/content-page.ts"
import type { HousePage } from "../../put-pages.ts"

/** Publication date of all guides: the shop's opening date. */
const opened = "2026-01-02T08:00:00Z"

export const guide = (slug: string, theme: GuideTheme, content: HousePage["content"]): HousePage => ({
  kind: "guide",
  path: `/info-center/${slug}`,
  theme,
  publishAt: opened,
  content
})
