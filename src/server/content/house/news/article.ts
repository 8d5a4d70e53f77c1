import type { ContentVersion } from "../../../../domain/content/content-page.ts"
import type { CountryId } from "../../../../domain/place/country.ts"
import { article as parts, blocksOf, drawn, type Part } from "../page-parts.ts"

/** A sample article; its age in days is counted back from the day of installation. */
export interface SampleArticle {
  readonly slug: string
  readonly daysAgo: number
  readonly countries?: ReadonlyArray<CountryId>
  readonly featured?: true
  readonly content: ContentVersion
}

interface Words {
  readonly title: string
  readonly teaser: string
  /** One of the shop's drawings with its alternative text; without it, a default picture is shown. */
  readonly picture?: readonly [name: string, alt: string]
  readonly text: string
  readonly more?: ReadonlyArray<Part>
  readonly overrides?: ContentVersion["overrides"]
}

/** Builds the content of an article; search engines show its title and teaser. */
export const news = (
  slug: string,
  daysAgo: number,
  { title, teaser, picture, text, more = [], overrides }: Words,
  page: Pick<SampleArticle, "countries" | "featured"> = {}
): SampleArticle => ({
  slug,
  daysAgo,
  ...page,
  content: {
    title,
    teaser,
    seoTitle: title,
    description: teaser,
    ...(picture && { picture: drawn(...picture) }),
    blocks: blocksOf(parts(text), more),
    ...(overrides && { overrides })
  }
})
