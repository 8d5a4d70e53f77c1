import type { Block } from "../block.ts"
import type { ContentVersion, CountryOverride } from "../content-page.ts"
import { overrideIn, type OwnCountry, ownCountries, withOverride, type WordName } from "./parts.ts"

/** A removed block, with everything needed to restore it in its old position. */
export interface RemovedBlock {
  readonly block: Block
  readonly index: number
  readonly own: ReadonlyArray<readonly [OwnCountry, Block | null]>
}

const indexOf = (version: ContentVersion, id: string): number =>
  version.blocks.findIndex((block) => block.id === id)

/** Inserts a new block at an index from 0. */
export const withBlockAt = (version: ContentVersion, block: Block, index: number): ContentVersion => ({
  ...version,
  blocks: version.blocks.toSpliced(index, 0, block)
})

export const withBlock = (version: ContentVersion, block: Block): ContentVersion => ({
  ...version,
  blocks: version.blocks.map((each) => (each.id === block.id ? block : each))
})

/** Moves a block down by a number of places (up if negative), at most to the end or the start of the page. */
export const withBlockMoved = (version: ContentVersion, id: string, by: number): ContentVersion => {
  const from = indexOf(version, id)
  const to = Math.max(0, Math.min(version.blocks.length - 1, from + by))
  const block = version.blocks[from]
  if (block === undefined || to === from) return version
  return { ...version, blocks: version.blocks.toSpliced(from, 1).toSpliced(to, 0, block) }
}

/**
 * Returns a country's override of a block: the country's own block, `null` if the block is hidden, or `undefined` if
 * there is no override.
 */
export const ownBlock = (
  version: ContentVersion,
  country: OwnCountry,
  id: string
): Block | null | undefined => overrideIn(version, country).blocks?.[id]

export const withOwnBlock = (
  version: ContentVersion,
  country: OwnCountry,
  id: string,
  block: Block | null | undefined
): ContentVersion => {
  const { blocks = {}, ...words } = overrideIn(version, country)
  const { [id]: _, ...others } = blocks
  return withOverride(version, country, {
    ...words,
    blocks: block === undefined ? others : { ...others, [id]: block }
  })
}

/** Sets the text that a country shows instead of the text for all countries; `undefined` removes the country's text. */
export const withOwnWord = (
  version: ContentVersion,
  country: OwnCountry,
  name: WordName,
  word: string | undefined
): ContentVersion => {
  const { [name]: _, ...others } = overrideIn(version, country)
  const override: CountryOverride = word === undefined ? others : { ...others, [name]: word }
  return withOverride(version, country, override)
}

/** Inserts a copy of a block below this block, with a new id and with copies of all country overrides of the block. */
export const withDuplicate = (version: ContentVersion, id: string, newId: string): ContentVersion => {
  const index = indexOf(version, id)
  const block = version.blocks[index]
  if (block === undefined) return version
  return ownCountries.reduce<ContentVersion>(
    (copied, country) => {
      const own = ownBlock(version, country, id)
      return own === undefined
        ? copied
        : withOwnBlock(copied, country, newId, own === null ? null : { ...own, id: newId })
    },
    withBlockAt(version, { ...block, id: newId }, index + 1)
  )
}

/** Removes a block; returns the new page and the removed block, or `undefined` if there is no such block. */
export const withoutBlock = (
  version: ContentVersion,
  id: string
): { readonly version: ContentVersion; readonly removed: RemovedBlock } | undefined => {
  const index = indexOf(version, id)
  const block = version.blocks[index]
  if (block === undefined) return undefined
  const own = ownCountries.flatMap((country): RemovedBlock["own"] => {
    const said = ownBlock(version, country, id)
    return said === undefined ? [] : [[country, said]]
  })
  const rest = { ...version, blocks: version.blocks.toSpliced(index, 1) }
  return {
    version: own.reduce<ContentVersion>(
      (left, [country]) => withOwnBlock(left, country, id, undefined),
      rest
    ),
    removed: { block, index, own }
  }
}

/** Restores a removed block in its old position, unless the page already contains it. */
export const withRestored = (version: ContentVersion, { block, index, own }: RemovedBlock): ContentVersion =>
  indexOf(version, block.id) >= 0
    ? version
    : own.reduce<ContentVersion>(
        (left, [country, said]) => withOwnBlock(left, country, block.id, said),
        withBlockAt(version, block, index)
      )
