export interface NameWord {
  readonly text: string
  /** An abbreviation with a full stop, or a single letter. */
  readonly isShort: boolean
}

/** Connecting words in names, which are often shortened or omitted: "am Main", "a. Main", "/Main". */
const joints: ReadonlySet<string> = new Set(
  "a am an auf b bei d dem den der i im in o ob u und v vom von vor".split(" ")
)

/** Variants of "Saint" in place names, most of them abbreviations. */
const saints: Readonly<Record<string, string>> = {
  st: "sankt",
  skt: "sankt",
  saint: "sankt",
  ste: "sainte",
  sta: "santa"
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ae", "ä")
    .replaceAll("oe", "ö")
    .replaceAll("ue", "ü")
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")

/**
 * Returns the significant words of a name. A connecting word at the start or end is significant: the O of "a. d. O." is
 * a river. `fold` determines which letters count as equal.
 */
export const nameWords = (name: string, fold: (name: string) => string = plain): ReadonlyArray<NameWord> =>
  [...fold(name).matchAll(/([\p{L}\p{N}]+)(\.?)/gu)]
    .map(([, word = "", stop]): NameWord => {
      const saint = saints[word]
      return saint === undefined
        ? { text: word, isShort: stop !== "" || word.length === 1 }
        : { text: saint, isShort: false }
    })
    .filter(({ text }, index, { length }) => index === 0 || index === length - 1 || !joints.has(text))

export const isSameWord = (a: NameWord, b: NameWord): boolean =>
  a.text === b.text || (a.isShort && b.text.startsWith(a.text)) || (b.isShort && a.text.startsWith(b.text))

/**
 * Whether a buyer's text names the place: case, accents, punctuation and spelled-out umlauts are ignored; some words,
 * but not all of them, may be abbreviated ("Bad Homburg v. d. H.", "Sankt" and "St."); "Frankfurt" is enough for
 * "Frankfurt am Main".
 */
export const isSamePlace = (written: string, known: string): boolean => {
  const [a, b] = [nameWords(written), nameWords(known)]
  const pairs = a.slice(0, b.length).flatMap((word, index) => {
    const other = b[index]
    return other === undefined ? [] : [[word, other] as const]
  })
  return (
    pairs.some(([word, other]) => word.text === other.text) &&
    pairs.every(([word, other]) => isSameWord(word, other))
  )
}
