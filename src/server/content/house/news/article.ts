import type { ContentVersion } from "../../../../domain/content/content-page.ts"
import type { CountryId } from "../../../../domain/place/country.ts"
import { article as parts, blocksOf, drawn, type Part } from "../page-parts.ts"

/** An article of the sample, as many days old as it says on the day of installation. */
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
  /** One of our drawings, with what is to be seen on it; without it the fallback is shown. */
  readonly picture?: readonly [name: string, alt: string]
  readonly text: string
  readonly more?: ReadonlyArray<Part>
  readonly overrides?: ContentVersion["overrides"]
}

/** What an article says; searches show its title and what it is about. */
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
