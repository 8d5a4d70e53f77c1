/** A word of a place's name. */
export interface NameWord {
  readonly text: string
  /** Written with a full stop, or a single letter: the beginning of a word. */
  readonly isShort: boolean
}

/** Words between the parts of a name, which people shorten or leave out: "am Main", "a. Main", "/Main". */
const joints: ReadonlySet<string> = new Set(
  "a am an auf b bei d dem den der i im in o ob u und v vom von vor".split(" ")
)

/** Saints stand before most of their places in short. */
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
 * The words that tell a name from others. It neither begins nor ends with a joint: the O of "a. d. O." is a river. `fold`
 * says which letters count as the same.
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
 * Whether what a buyer wrote names the place: case, accents, punctuation and spelled-out umlauts do not count, words
 * may be shortened ("Bad Homburg v. d. H.", "Sankt" and "St.") but not all of them, and "Frankfurt" is enough for
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
