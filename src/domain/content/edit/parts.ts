import type { Block } from "../block.ts"
import type { ContentVersion, CountryOverride, PageWords } from "../content-page.ts"

/** Words of a page, in the order in which they are written. */
export const wordNames = ["title", "teaser", "seoTitle", "description"] as const satisfies ReadonlyArray<
  keyof PageWords
>
export type WordName = (typeof wordNames)[number]

/** What a page is besides what it says. */
export const settingNames = ["theme", "countries", "author", "featured"] as const
export type SettingName = (typeof settingNames)[number]

/** Countries that may say something differently: Austria and Switzerland. */
export const ownCountries = ["2", "3"] as const
export type OwnCountry = (typeof ownCountries)[number]

/** Where something of a page stands: what two editors may change without meeting each other (rule content.merge). */
export type PartName =
  | SettingName
  | WordName
  | "picture"
  | "drawing"
  | "order"
  | `block:${string}`
  | `${OwnCountry}:${WordName}`
  | `${OwnCountry}:block:${string}`

/** The block that a part belongs to. */
export const blockIdOf = (part: string): string | undefined => /^(?:[23]:)?block:(.+)$/u.exec(part)?.[1]

/** The country whose own words a part is; undefined for what all read. */
export const countryOf = (part: string): OwnCountry | undefined =>
  ownCountries.find((country) => part.startsWith(`${country}:`))

export const overrideIn = (version: ContentVersion, country: OwnCountry): CountryOverride =>
  version.overrides?.[country] ?? {}

export const blocksById = (version: ContentVersion): Readonly<Record<string, Block>> =>
  Object.fromEntries(version.blocks.map((block) => [block.id, block]))

const isEmpty = ({ blocks = {}, ...words }: CountryOverride): boolean =>
  Object.keys(blocks).length === 0 && Object.values(words).every((word) => word === undefined)

/** A version with what a country says of its own; a country that says nothing is left out. */
export const withOverride = (
  version: ContentVersion,
  country: OwnCountry,
  override: CountryOverride
): ContentVersion => {
  const { overrides: former = {}, ...rest } = version
  const { [country]: _, ...others } = former
  const { blocks = {}, ...words } = override
  const own: CountryOverride = {
    ...Object.fromEntries(Object.entries(words).filter(([, word]) => word !== undefined)),
    ...(Object.keys(blocks).length > 0 && { blocks })
  }
  const overrides = isEmpty(override) ? others : { ...others, [country]: own }
  return Object.keys(overrides).length === 0 ? rest : { ...rest, overrides }
}
