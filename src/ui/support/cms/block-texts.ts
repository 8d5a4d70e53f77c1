import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import type { Block, BlockType } from "../../../domain/content/block.ts"
import { plainText } from "../../../domain/content/rich-text.ts"

/** Names of the block kinds for editors. */
export const blockNames: Readonly<Record<BlockType, MessageDescriptor>> = {
  heading: msg`Überschrift`,
  text: msg`Text`,
  picture: msg`Bild`,
  table: msg`Tabelle`,
  questions: msg`Fragen und Antworten`,
  facts: msg`Vorteile`,
  calculator: msg`Rechner`,
  bestPrice: msg`Bester Preis`,
  comparison: msg`Vergleich`,
  priceChart: msg`Preisverlauf`,
  dealers: msg`Händler`,
  crossLinks: msg`Weiterführende Seiten`,
  download: msg`Datei zum Herunterladen`,
  video: msg`Film`
}

/** Returns a one-line summary of a block; "" if the block has no text yet. */
export const blockSummary = (block: Block): string => {
  switch (block.type) {
    case "heading":
      return block.text
    case "text":
      return plainText(block.text)
    case "picture":
      return block.caption ?? block.picture.alt
    case "table":
      return block.caption
    case "calculator":
    case "bestPrice":
    case "priceChart":
      return ""
    default:
      return block.title
  }
}
