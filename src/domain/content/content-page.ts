import type { CountryId } from "../place/country.ts"
import type { Block, PictureFacts } from "./block.ts"

/** A landing page sells, a guide explains, news are of a day. */
export const contentKinds = ["landing", "guide", "news"] as const
export type ContentKind = (typeof contentKinds)[number]

/** What guides are about, in the order of the information centre. */
export const guideThemes = ["kaufen", "lagern", "heizen", "recht"] as const
export type GuideTheme = (typeof guideThemes)[number]

/** Drawings that a landing page begins with. */
export const heroDrawings = ["pellets", "woodChips", "briquettes"] as const
export type HeroDrawing = (typeof heroDrawings)[number]

/** What a page says; German is what every country reads that says nothing of its own. */
export interface PageWords {
  readonly title: string
  /** What it is about, under the title and in lists. */
  readonly teaser: string
  /** What searches show. */
  readonly seoTitle: string
  readonly description: string
}

/** What a country says differently: single words, and blocks by their ids; null leaves a block out there. */
export interface CountryOverride extends Partial<PageWords> {
  readonly blocks?: Readonly<Record<string, Block | null>>
}

/** A version of a page as it is stored. */
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

/** What a country reads first of a page (rule content.countries). */
export const wordsIn = (version: Omit<ContentVersion, "blocks">, countryId: CountryId): PageWords => {
  const { title, teaser, seoTitle, description } = { ...version, ...overrideOf(version, countryId) }
  return { title, teaser, seoTitle, description }
}

/** The blocks that a country reads, in the order of the page. */
export const blocksIn = (version: ContentVersion, countryId: CountryId): ReadonlyArray<Block> => {
  const { blocks = {} } = overrideOf(version, countryId)
  return version.blocks.flatMap((block) => {
    const own = blocks[block.id]
    return own === null ? [] : [own ?? block]
  })
}

/** The news on a page of their list. */
export const newsPageSize = { usual: 3, most: 50 } as const

/** Shown where a page has no picture of its own, in lists and above an article (rule content.pictures). */
export const fallbackPicture: PictureFacts = {
  src: "/bilder/heizmarkt.svg",
  alt: "",
  width: 800,
  height: 300
}
