/** A name in plain small letters, its umlauts as they are written without the keys for them. */
export const spelledOut = (name: string): string =>
  name
    // some keyboards and file systems write an umlaut as a letter with its dots behind it
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("ä", "ae")
    .replaceAll("ö", "oe")
    .replaceAll("ü", "ue")
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")

/** A name as the segment of an address: "Baden-Württemberg" is "baden-wuerttemberg", "Bern/Berne" is "bern-berne". */
export const slugOf = (name: string): string =>
  spelledOut(name)
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replaceAll(/^-|-$/gu, "")
