const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ae", "ä")
    .replaceAll("oe", "ö")
    .replaceAll("ue", "ü")
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()

/**
 * Whether what a buyer wrote names the place: case, accents, punctuation and spelled-out umlauts do not count, and
 * "Frankfurt" is enough for "Frankfurt am Main".
 */
export const isSamePlace = (written: string, known: string): boolean => {
  const [a, b] = [plain(written), plain(known)]
  return a !== "" && (a === b || b.startsWith(`${a} `) || a.startsWith(`${b} `))
}
