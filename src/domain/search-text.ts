/** Letters that no accent is taken from. */
const letters: Readonly<Record<string, string>> = { ß: "ss", æ: "a", œ: "o", ø: "o", ł: "l", đ: "d", ı: "i" }

/**
 * A text as it is searched in and for (rule desk.search): small letters without accents, umlauts alike however they are
 * written, so that "muller", "mueller" and a decomposed "Müller" are one. `search_text` in the database gives the same.
 */
export const searchText = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[ßæœøłđı]/gu, (letter) => letters[letter] ?? letter)
    .replaceAll(/([aou])e/gu, "$1")
