/** Letters that Unicode normalisation does not decompose. */
const letters: Readonly<Record<string, string>> = { ß: "ss", æ: "a", œ: "o", ø: "o", ł: "l", đ: "d", ı: "i" }

/**
 * Normalises text for searching (rule desk.search): lower case without accents, with all spellings of umlauts equal, so
 * that "muller", "mueller" and a decomposed "Müller" match. `search_text` in the database returns the same result.
 */
export const searchText = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[ßæœøłđı]/gu, (letter) => letters[letter] ?? letter)
    .replaceAll(/([aou])e/gu, "$1")
