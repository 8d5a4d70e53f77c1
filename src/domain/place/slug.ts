/** Returns a name in lower case with umlauts spelled out (ä as ae). */
export const spelledOut = (name: string): string =>
  name
    // some keyboards and file systems write an umlaut as a letter followed by combining dots
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("ä", "ae")
    .replaceAll("ö", "oe")
    .replaceAll("ü", "ue")
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")

/** Returns a name as a path segment: "Baden-Württemberg" is "baden-wuerttemberg", "Bern/Berne" is "bern-berne". */
export const slugOf = (name: string): string =>
  spelledOut(name)
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replaceAll(/^-|-$/gu, "")
