import { isSameWord, nameWords, type NameWord } from "./place-name.ts"
import { spelledOut } from "./slug.ts"

/** A place with one of its postal codes; a postal code may have several places. */
export interface NamedCode {
  readonly zipCode: string
  readonly name: string
  readonly regionCode: string
}

/** A place with its postal codes, the lowest first. */
interface NamedPlace {
  readonly name: string
  readonly regionCode: string
  readonly zipCodes: readonly [string, ...ReadonlyArray<string>]
}

export interface FoundPlace extends NamedPlace {
  /** Whether the full name was typed, not only its beginning. */
  readonly isWhole: boolean
}

/** Finds the places that a name may refer to, the place with the most postal codes first (rule place.finder). */
export type PlaceFinder = (written: string) => ReadonlyArray<FoundPlace>

/**
 * Two postal codes with the same place name belong to different places if their difference is larger than this share of
 * all possible codes: many places have the same name, e.g. "Neukirchen".
 */
const apart = 0.015

const near = (zipCode: string, other: string): boolean =>
  Math.abs(Number(other) - Number(zipCode)) <= apart * 10 ** zipCode.length

const placesOf = (codes: ReadonlyArray<NamedCode>): ReadonlyArray<NamedPlace> => {
  const places: Array<{ name: string; regionCode: string; zipCodes: [string, ...Array<string>] }> = []
  for (const { zipCode, name, regionCode } of codes) {
    const last = places.at(-1)
    const before = last?.zipCodes.at(-1)
    if (last === undefined || before === undefined || !near(before, zipCode))
      places.push({ name, regionCode, zipCodes: [zipCode] })
    else if (before !== zipCode) last.zipCodes.push(zipCode)
  }
  return places
}

type Words = ReadonlyArray<NameWord>

/**
 * Whether the typed words match the known name, starting at the word with this index. At least one typed word must
 * match a word that is not abbreviated in the known name: "N. L." must not match every name with these initials.
 */
const beginsAt = (written: Words, known: Words, index: number): boolean => {
  const pairs = written.flatMap((word, offset) => {
    const other = known[index + offset]
    return other === undefined ? [] : [[word, other] as const]
  })
  return (
    pairs.length === written.length &&
    pairs.every(([word, other]) => isSameWord(word, other)) &&
    pairs.some(([word, other]) => other.text.startsWith(word.text))
  )
}

/** Whether there is at least one full word: single letters and abbreviations do not identify a place. */
const saysAnything = (words: Words): boolean => words.some(({ isShort }) => !isShort)

const unfinished = (written: Words): Words =>
  written.map((word, index) => (index === written.length - 1 ? { ...word, isShort: true } : word))

/** Matching methods in order of precedence; the first one that finds a place is used. */
const ways: ReadonlyArray<(written: Words, known: Words) => boolean> = [
  // matches "Freiburg" with "Freiburg im Breisgau", "Landsberg am Lech" with "Landsberg a. Lech"
  (written, known) => beginsAt(written, known, 0),
  // matches "Bienne" with "Biel/Bienne", "Partenkirchen" with "Garmisch-Partenkirchen"
  (written, known) => known.some((_, index) => index > 0 && beginsAt(written, known, index)),
  // matches unfinished names such as "Garmisch-Part" and "Rosenh"
  (written, known) => beginsAt(unfinished(written), known, 0),
  // matches a name followed by other words, such as "München Schwabing"
  (written, known) => saysAnything(known) && beginsAt(known, written, 0)
]

/** Number of letters of a word that form its index key. */
const keyLength = 2

/**
 * Returns a function that finds the places with a word that may match a typed word; the order of the places is kept.
 */
const candidatesBy = <Place>(places: ReadonlyArray<Place>, wordsOf: (place: Place) => Words) => {
  const byKey = new Map<string, Array<number>>()
  places.forEach((place, position) => {
    for (const key of new Set(wordsOf(place).map(({ text }) => text.slice(0, keyLength)))) {
      const known = byKey.get(key)
      if (known === undefined) byKey.set(key, [position])
      else known.push(position)
    }
  })
  return ({ text }: NameWord): ReadonlyArray<Place> => {
    const written = text.slice(0, keyLength)
    // either word may be a single letter, so one key may be a prefix of the other
    const near = [...byKey].filter(([key]) => key.startsWith(written) || written.startsWith(key))
    const positions = new Set(near.flatMap(([, own]) => own))
    return [...positions].toSorted((one, other) => one - other).flatMap((position) => places[position] ?? [])
  }
}

const alphabet = new Intl.Collator("de")

/** Builds the place finder of a country; `codes` must be sorted by postal code. */
export const placeFinderOf = (codes: ReadonlyArray<NamedCode>): PlaceFinder => {
  const keyed = codes.map((code) => ({ code, words: nameWords(code.name, spelledOut) }))
  const grouped = Map.groupBy(
    keyed,
    ({ code, words }) => `${code.regionCode} ${words.map(({ text }) => text).join(" ")}`
  )
  const all = [...grouped.values()].flatMap((same) => {
    const words = same[0]?.words ?? []
    const loose = nameWords(same[0]?.code.name ?? "")
    return placesOf(same.map(({ code }) => code)).map((place) => ({ place, words, loose }))
  })
  const [bySpelling, byLetters] = [
    candidatesBy(all, ({ words }) => words),
    candidatesBy(all, ({ loose }) => loose)
  ]
  return (written) => {
    // "muenchen" is an exact spelling of München; "munchen" matches it only if no place has that exact name
    const [words, loose] = [nameWords(written, spelledOut), nameWords(written)]
    const [first, firstLoose] = [words[0], loose[0]]
    if (!saysAnything(words) || first === undefined || firstLoose === undefined) return []
    // every method requires the first typed word to occur somewhere in the name
    const [spelledAlike, alike] = [bySpelling(first), byLetters(firstLoose)]
    for (const way of ways) {
      const strict = spelledAlike.filter((each) => way(words, each.words))
      const found = strict.length > 0 ? strict : alike.filter((each) => way(loose, each.loose))
      if (found.length > 0)
        return found
          .map(({ place, words: own }) => ({
            ...place,
            isWhole: own.length === words.length && beginsAt(words, own, 0)
          }))
          .toSorted(
            (one, other) =>
              other.zipCodes.length - one.zipCodes.length ||
              Number(other.isWhole) - Number(one.isWhole) ||
              alphabet.compare(one.name, other.name) ||
              (one.zipCodes[0] < other.zipCodes[0] ? -1 : 1)
          )
    }
    return []
  }
}

/**
 * Whether the first place is a clear match: either its full name was typed and it has more postal codes than each other
 * place, or it has at least three times as many postal codes as all other places together.
 */
export const isFirstMeant = (places: ReadonlyArray<Pick<FoundPlace, "zipCodes" | "isWhole">>): boolean => {
  const [first, ...others] = places
  if (first === undefined) return false
  const counts = others.map(({ zipCodes }) => zipCodes.length)
  return (
    (first.isWhole && first.zipCodes.length > Math.max(0, ...counts)) ||
    first.zipCodes.length >= 3 * counts.reduce((sum, count) => sum + count, 0)
  )
}
