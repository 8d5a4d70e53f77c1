/** The parts of a dealer's page, as its address names them. */
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
