import { fallback, moisture, moistureMeter, pellets, woodStack } from "./fuel-pictures.ts"
import { airing, couplings, lorry, neighbours, store, stove } from "./house-pictures.ts"
import { barrel, bill, comparison, curve, seasons } from "./market-pictures.ts"

/** The drawings of guides and news, by their names in the content: `/bilder/lagerraum.svg`. */
export const pictures: Readonly<Record<string, string>> = {
  anschluss: couplings,
  fass: barrel,
  feuchte: moisture,
  feuchtemesser: moistureMeter,
  heizmarkt: fallback,
  holzstapel: woodStack,
  jahreszeit: seasons,
  lagerraum: store,
  lueften: airing,
  nachbarn: neighbours,
  ofen: stove,
  pellets,
  rechnung: bill,
  silowagen: lorry,
  vergleich: comparison,
  verlauf: curve
}
