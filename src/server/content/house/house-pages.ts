import type { HousePage } from "../put-pages.ts"
import { guides } from "./guides/guides.ts"
import { briquettes } from "./landing/briquettes.ts"
import { diesel, heatingOilPage } from "./landing/oil.ts"
import { pellets } from "./landing/pellets.ts"
import { woodChips } from "./landing/wood-chips.ts"
import { withOwnWords } from "./own-words.ts"
import { sampleNews } from "./news/sample-news.ts"

/** What every shop begins with. */
const standingPages: ReadonlyArray<HousePage> = [
  pellets,
  woodChips,
  briquettes,
  heatingOilPage,
  diesel,
  ...guides
]

/** With sample data there are news as well, the last of the day before the installation (yyyy-MM-dd). */
export const housePages = (kind: "sample" | "real", installedOn: string): ReadonlyArray<HousePage> =>
  (kind === "sample" ? [...standingPages, ...sampleNews(installedOn)] : standingPages).map((page) => ({
    ...page,
    content: withOwnWords(page.content)
  }))
