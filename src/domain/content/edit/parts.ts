import type { Block } from "../block.ts"
import type { ContentVersion, CountryOverride, PageWords } from "../content-page.ts"

/** Texts of a page, in the order of the form. */
export const wordNames = ["title", "teaser", "seoTitle", "description"] as const satisfies ReadonlyArray<
  keyof PageWords
>
export type WordName = (typeof wordNames)[number]

/** Settings of a page, in addition to its texts. */
export const settingNames = ["theme", "countries", "author", "featured"] as const
export type SettingName = (typeof settingNames)[number]

/** Countries that can have their own texts and blocks: Austria and Switzerland. */
export const ownCountries = ["2", "3"] as const
export type OwnCountry = (typeof ownCountries)[number]

/** Name of a part of a page; two editors can change different parts without a conflict (rule content.merge). */
export type PartName =
  | SettingName
  | WordName
  | "picture"
  | "drawing"
  | "order"
  | `block:${string}`
  | `${OwnCountry}:${WordName}`
  | `${OwnCountry}:block:${string}`

/** Returns the id of the block that a part belongs to. */
export const blockIdOf = (part: string): string | undefined => /^(?:[23]:)?block:(.+)$/u.exec(part)?.[1]

/** Returns the country that a part of a page applies to, or `undefined` if all countries share the part. */
export const countryOf = (part: string): OwnCountry | undefined =>
  ownCountries.find((country) => part.startsWith(`${country}:`))

export const overrideIn = (version: ContentVersion, country: OwnCountry): CountryOverride =>
  version.overrides?.[country] ?? {}

export const blocksById = (version: ContentVersion): Readonly<Record<string, Block>> =>
  Object.fromEntries(version.blocks.map((block) => [block.id, block]))

const isEmpty = ({ blocks = {}, ...words }: CountryOverride): boolean =>
  Object.keys(blocks).length === 0 && Object.values(words).every((word) => word === undefined)

/** Sets a country's override in a version, or removes the override if it is empty. */
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
