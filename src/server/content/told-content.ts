import type { contentPage, guideCard, newsItem } from "../../contract/content.api.ts"
import {
  blocksIn,
  type ContentVersion,
  fallbackPicture,
  type GuideTheme,
  wordsIn
} from "../../domain/content/content-page.ts"
import { swissSpelling } from "../../domain/locale/swiss-spelling.ts"
import type { CountryId } from "../../domain/place/country.ts"
import type { ContentEntry } from "./content-index.ts"

const isoOf = (ms: number): string => new Date(ms).toISOString()

/** Names of properties that hold addresses and ids instead of text; with another spelling they lead nowhere. */
const exact: ReadonlySet<string> = new Set(["filePath", "href", "id", "path", "src", "thumbnailUrl"])

const swiss = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (name, part: unknown) =>
    typeof part === "string" && !exact.has(name) ? swissSpelling(part) : part
  ) as Value

/** Converts all texts of a value to a country's spelling (rule page.swiss-spelling). */
const spelled = <Value>(value: Value, countryId: CountryId): Value => (countryId === 3 ? swiss(value) : value)

/** Returns an article as lists show it. */
export const newsItemOf = (entry: ContentEntry, countryId: CountryId): typeof newsItem.Type => {
  const picture = entry.words.picture ?? fallbackPicture
  const { title, teaser } = wordsIn(entry.words, countryId)
  const { id, path: filePath, author, publishAt } = entry
  return spelled(
    {
      id,
      title,
      teaser,
      filePath,
      thumbnailUrl: picture.src,
      picture,
      publishedAt: isoOf(publishAt),
      author
    },
    countryId
  )
}

/** Returns a guide as the information centre lists it. */
export const guideCardOf = (
  entry: ContentEntry,
  theme: GuideTheme,
  countryId: CountryId
): typeof guideCard.Type => {
  const { title, teaser } = wordsIn(entry.words, countryId)
  const picture = entry.words.picture ?? fallbackPicture
  return spelled({ path: entry.path, theme, title, teaser, picture }, countryId)
}

/** Returns the content of an article or page, without lists of other articles or pages. */
export const wholeOf = (
  entry: Pick<ContentEntry, "countries" | "changedAt">,
  version: ContentVersion,
  countryId: CountryId
) => {
  const { seoTitle, description } = wordsIn(version, countryId)
  const { countries } = entry
  const changedAt = isoOf(entry.changedAt)
  return spelled(
    { seoTitle, description, changedAt, countries, blocks: blocksIn(version, countryId) },
    countryId
  )
}

/** Returns a page with its blocks, for readers of a country. */
export const pageOf = (
  entry: Pick<ContentEntry, "kind" | "path" | "theme" | "countries" | "changedAt">,
  version: ContentVersion,
  countryId: CountryId
): typeof contentPage.Type => {
  const { title, teaser } = wordsIn(version, countryId)
  const { kind, path, theme } = entry
  const { picture, drawing } = version
  return {
    ...spelled(
      {
        kind,
        path,
        title,
        teaser,
        ...(theme && { theme }),
        ...(picture && { picture }),
        ...(drawing && { drawing })
      },
      countryId
    ),
    ...wholeOf(entry, version, countryId)
  }
}
