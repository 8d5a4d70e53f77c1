import type { HousePage } from "../put-pages.ts"
import { guides } from "./guides/guides.ts"
import { briquettes } from "./landing/briquettes.ts"
import { diesel, heatingOilPage } from "./landing/oil.ts"
import { pellets } from "./landing/pellets.ts"
import { woodChips } from "./landing/wood-chips.ts"
import { withOwnWords } from "./own-words.ts"
import { sampleNews } from "./news/sample-news.ts"

/** Pages that come with every new shop, even without sample data. */
const standingPages: ReadonlyArray<HousePage> = [
  pellets,
  woodChips,
  briquettes,
  heatingOilPage,
  diesel,
  ...guides
]

/**
 * Returns the pages that come with the shop. Sample data include news as well, the latest from the day before the
 * installation (yyyy-MM-dd).
 */
export const housePages = (kind: "sample" | "real", installedOn: string): ReadonlyArray<HousePage> =>
  (kind === "sample" ? [...standingPages, ...sampleNews(installedOn)] : standingPages).map((page) => ({
    ...page,
    content: withOwnWords(page.content)
  }))
