/** Sections of a dealer's page, by their names in its path. */
export const dealerParts = [
  "angaben",
  "niederlassungen",
  "liefergebiete",
  "gebuehren",
  "preise",
  "lieferpausen",
  "personen"
] as const
export type DealerPart = (typeof dealerParts)[number]
