import { blocksIn, type ContentVersion, wordsIn } from "../../../domain/content/content-page.ts"
import { plainText, type RichText } from "../../../domain/content/rich-text.ts"
import { wordsOf } from "../../../domain/content/search-words.ts"
import { isRecord } from "../../../domain/is-record.ts"
import { type CountryId, countryIds } from "../../../domain/place/country.ts"

/**
 * The searchable text of a page for the readers of some countries; the text contains only words, in the form that
 * `wordsOf` returns.
 */
export interface Edition {
  readonly edition: 0 | CountryId
  readonly countries: ReadonlyArray<CountryId>
  readonly title: string
  readonly teaser: string
  readonly titleWords: string
  readonly teaserWords: string
  readonly bodyWords: string
}

/** Names of the block properties whose text is indexed; all other properties are addresses, ids and kinds. */
const told: ReadonlySet<string> = new Set(["text", "title", "caption", "head", "rows", "alt"])

const isRichText = (value: unknown): value is RichText => isRecord(value) && value["type"] === "doc"

const textsIn = (value: unknown, isTold = false): ReadonlyArray<string> => {
  if (typeof value === "string") return isTold ? [value] : []
  if (Array.isArray(value)) return value.flatMap((item: unknown) => textsIn(item, isTold))
  if (isRichText(value)) return [plainText(value)]
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, member]) => textsIn(member, told.has(name)))
}

const joined = (text: string): string => wordsOf(text).join(" ")

/**
 * Returns the searchable editions of a version: one for all countries without an override, and one for each country
 * that has one.
 */
export const editionsOf = (version: ContentVersion): ReadonlyArray<Edition> => {
  const own = countryIds.filter((id) => version.overrides?.[`${id}`] !== undefined)
  const others = countryIds.filter((id) => !own.includes(id))
  const [reader] = others
  const editionFor = (
    edition: 0 | CountryId,
    as: CountryId,
    countries: ReadonlyArray<CountryId>
  ): Edition => {
    const { title, teaser, description } = wordsIn(version, as)
    const body = textsIn(blocksIn(version, as))
    return {
      edition,
      countries,
      title,
      teaser,
      titleWords: joined(title),
      teaserWords: joined(`${teaser} ${description}`),
      bodyWords: joined(body.join(" "))
    }
  }
  return [
    ...(reader === undefined ? [] : [editionFor(0, reader, others)]),
    ...own.map((id) => editionFor(id, id, [id]))
  ]
}

/** Returns the words of a text that can replace a misspelled word; the key is the search form of the word. */
export const spelledWords = (texts: ReadonlyArray<string>): ReadonlyMap<string, string> =>
  new Map(
    texts
      .flatMap((text) => text.toWellFormed().split(/[^\p{L}]+/u))
      .flatMap((spelled) => {
        const [word, ...more] = wordsOf(spelled)
        return word === undefined || more.length > 0 || word.length < 3 || word.length > 40
          ? []
          : [[word, spelled] as const]
      })
  )

/** Returns the words of a version, in the texts for all countries, that can replace a misspelled word. */
export const spelledIn = (version: ContentVersion): ReadonlyMap<string, string> =>
  spelledWords(
    [version, ...Object.values(version.overrides ?? {})].flatMap((part) => [
      part.title ?? "",
      part.teaser ?? "",
      ...textsIn(part.blocks)
    ])
  )
