import type { CountryId } from "../place/country.ts"
import type { Block, PictureFacts } from "./block.ts"

/** Kinds of pages: landing pages sell products, guides explain a subject, news belong to a day. */
export const contentKinds = ["landing", "guide", "news"] as const
export type ContentKind = (typeof contentKinds)[number]

/** Themes of guides, in the order of the information centre. */
export const guideThemes = ["kaufen", "lagern", "heizen", "recht"] as const
export type GuideTheme = (typeof guideThemes)[number]

/** Drawings available for the top of a landing page. */
export const heroDrawings = ["pellets", "woodChips", "briquettes"] as const
export type HeroDrawing = (typeof heroDrawings)[number]

/** Texts of a page; countries without their own texts show the German texts. */
export interface PageWords {
  readonly title: string
  /** Summary, shown below the title and in lists. */
  readonly teaser: string
  /** Title in search results. */
  readonly seoTitle: string
  readonly description: string
}

/**
 * What a country changes on a page: individual texts, and blocks by their ids; `null` hides a block in this country.
 */
export interface CountryOverride extends Partial<PageWords> {
  readonly blocks?: Readonly<Record<string, Block | null>>
}

/** A stored version of a page. */
export interface ContentVersion extends PageWords {
  readonly picture?: PictureFacts
  readonly drawing?: HeroDrawing
  readonly blocks: ReadonlyArray<Block>
  readonly overrides?: Readonly<Partial<Record<`${CountryId}`, CountryOverride>>>
}

const overrideOf = (
  { overrides }: Pick<ContentVersion, "overrides">,
  countryId: CountryId
): CountryOverride => overrides?.[`${countryId}`] ?? {}

/** Returns the page's title, teaser and search texts for a country (rule content.countries). */
export const wordsIn = (version: Omit<ContentVersion, "blocks">, countryId: CountryId): PageWords => {
  const { title, teaser, seoTitle, description } = { ...version, ...overrideOf(version, countryId) }
  return { title, teaser, seoTitle, description }
}

/** Returns the blocks for a country, in the order of the page. */
export const blocksIn = (version: ContentVersion, countryId: CountryId): ReadonlyArray<Block> => {
  const { blocks = {} } = overrideOf(version, countryId)
  return version.blocks.flatMap((block) => {
    const own = blocks[block.id]
    return own === null ? [] : [own ?? block]
  })
}

/** Usual and maximum number of news items on one page of the news list. */
export const newsPageSize = { usual: 3, most: 50 } as const

/**
 * Picture that is shown in lists and above an article if the page has no picture of its own (rule content.pictures).
 */
export const fallbackPicture: PictureFacts = {
  src: "/bilder/heizmarkt.svg",
  alt: "",
  width: 800,
  height: 300
}
