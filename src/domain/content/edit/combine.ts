import { isSameJson } from "../../same-json.ts"
import type { Block, PictureFacts } from "../block.ts"
import type { ContentVersion, CountryOverride, HeroDrawing } from "../content-page.ts"
import { blocksById, overrideIn, ownCountries, type PartName, withOverride, wordNames } from "./parts.ts"

/** Chooses one of three values for a part of a page; `undefined` means that this version does not have the part. */
export type Pick = <Value>(part: PartName, base: Value, mine: Value, theirs: Value) => Value

export interface Three {
  readonly base: ContentVersion
  readonly mine: ContentVersion
  readonly theirs: ContentVersion
}

const namesIn = (...records: ReadonlyArray<object>): ReadonlyArray<string> => [
  ...new Set(records.flatMap((record) => Object.keys(record)))
]

/** Builds a record without the fields whose value is `undefined`. */
const present = <Value>(
  names: ReadonlyArray<string>,
  valueOf: (name: string) => Value | undefined
): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    names.flatMap((name): ReadonlyArray<[string, Value]> => {
      const value = valueOf(name)
      return value === undefined ? [] : [[name, value]]
    })
  )

/**
 * Returns the ids of the first list; each id that only the other list contains is inserted after the id that precedes
 * it in the other list.
 */
const joined = (first: ReadonlyArray<string>, other: ReadonlyArray<string>): ReadonlyArray<string> => {
  const ids = [...first]
  for (const [index, id] of other.entries()) {
    if (ids.includes(id)) continue
    const before = other.slice(0, index).findLast((each) => ids.includes(each))
    ids.splice(before === undefined ? 0 : ids.indexOf(before) + 1, 0, id)
  }
  return ids
}

const idsOf = (version: ContentVersion): ReadonlyArray<string> => version.blocks.map(({ id }) => id)

const orderOf = ({ base, mine, theirs }: Three, pick: Pick): ReadonlyArray<string> => {
  const [inBase, inMine, inTheirs] = [idsOf(base), idsOf(mine), idsOf(theirs)]
  const isCommon = (id: string) => inBase.includes(id) && inMine.includes(id) && inTheirs.includes(id)
  const [ofBase, ofMine, ofTheirs] = [inBase, inMine, inTheirs].map((ids) => ids.filter(isCommon))
  const picked = pick("order", ofBase, ofMine, ofTheirs)
  return isSameJson(picked, ofMine) ? joined(inMine, inTheirs) : joined(inTheirs, inMine)
}

const overrideOf = (country: (typeof ownCountries)[number], three: Three, pick: Pick): CountryOverride => {
  const [base, mine, theirs] = [three.base, three.mine, three.theirs].map((version) =>
    overrideIn(version, country)
  )
  const words = present(wordNames, (name) => {
    const word = wordNames.find((each) => each === name)
    return word && pick<string | undefined>(`${country}:${word}`, base?.[word], mine?.[word], theirs?.[word])
  })
  const [inBase, inMine, inTheirs] = [base?.blocks ?? {}, mine?.blocks ?? {}, theirs?.blocks ?? {}]
  const blocks = present(namesIn(inBase, inMine, inTheirs), (id) =>
    pick<Block | null | undefined>(`${country}:block:${id}`, inBase[id], inMine[id], inTheirs[id])
  )
  return { ...words, blocks }
}

/**
 * Combines three versions part by part; if a block is removed, the country overrides of the block are removed as well.
 */
export const combine = (three: Three, pick: Pick): ContentVersion => {
  const { base, mine, theirs } = three
  const [inBase, inMine, inTheirs] = [blocksById(base), blocksById(mine), blocksById(theirs)]
  const blocks = present(namesIn(inBase, inMine, inTheirs), (id) =>
    pick<Block | undefined>(`block:${id}`, inBase[id], inMine[id], inTheirs[id])
  )
  const picture = pick<PictureFacts | undefined>("picture", base.picture, mine.picture, theirs.picture)
  const drawing = pick<HeroDrawing | undefined>("drawing", base.drawing, mine.drawing, theirs.drawing)
  const word = (name: (typeof wordNames)[number]) => pick(name, base[name], mine[name], theirs[name])
  const whole: ContentVersion = {
    title: word("title"),
    teaser: word("teaser"),
    seoTitle: word("seoTitle"),
    description: word("description"),
    ...(picture && { picture }),
    ...(drawing && { drawing }),
    blocks: orderOf(three, pick).flatMap((id) => blocks[id] ?? [])
  }
  return ownCountries.reduce((version, country) => {
    const { blocks: own = {}, ...words } = overrideOf(country, three, pick)
    const kept = Object.fromEntries(Object.entries(own).filter(([id]) => blocks[id] !== undefined))
    return withOverride(version, country, { ...words, blocks: kept })
  }, whole)
}
