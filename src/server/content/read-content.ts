import { Option, Schema } from "effect"
import { picture, storedBlock } from "../../contract/schemas/content.schema.ts"
import type { Block } from "../../domain/content/block.ts"
import {
  type ContentVersion,
  type CountryOverride,
  heroDrawings,
  type PageWords
} from "../../domain/content/content-page.ts"
import { readRichText } from "../../domain/content/rich-text.ts"
import { isRecord } from "../../domain/is-record.ts"
import { countryIds } from "../../domain/place/country.ts"

const decodeBlock = Schema.decodeUnknownOption(storedBlock)
const decodePicture = Schema.decodeUnknownOption(Schema.toType(picture))
const decodeDrawing = Schema.decodeUnknownOption(Schema.Literals(heroDrawings))

/** Maximum nesting of a block; deeper values do not come from this shop. */
const deepest = 8

/** Reduces each text of the value to allowed content. */
const cleaned = (value: unknown, depth = 0): unknown => {
  if (depth > deepest) return undefined
  if (Array.isArray(value)) return value.map((item) => cleaned(item, depth + 1))
  if (!isRecord(value)) return value
  if (value["type"] === "doc") return readRichText(value).text
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, cleaned(item, depth + 1)]))
}

/**
 * Converts a stored block to a form that is safe to show; undefined if it is not a valid block (rule
 * content.allow-list).
 */
export const readBlock = (value: unknown): Block | undefined =>
  Option.getOrUndefined(decodeBlock(cleaned(value)))

const textIn = (record: Readonly<Record<string, unknown>>, name: keyof PageWords): string | undefined => {
  const value = record[name]
  return typeof value === "string" ? value : undefined
}

const readOverride = (value: unknown): CountryOverride => {
  if (!isRecord(value)) return {}
  const words = (["title", "teaser", "seoTitle", "description"] as const).flatMap((name) => {
    const text = textIn(value, name)
    return text === undefined ? [] : [[name, text] as const]
  })
  const blocks = isRecord(value["blocks"]) ? value["blocks"] : {}
  return {
    ...Object.fromEntries(words),
    blocks: Object.fromEntries(
      Object.entries(blocks).flatMap(([id, block]): ReadonlyArray<readonly [string, Block | null]> => {
        if (block === null) return [[id, null]]
        const read = readBlock(block)
        return read === undefined ? [] : [[id, read]]
      })
    )
  }
}

/** Reads a stored version; blocks that must not be shown are left out. */
export const readContent = (value: unknown): ContentVersion => {
  const stored = isRecord(value) ? value : {}
  const shown = Option.getOrUndefined(decodePicture(stored["picture"]))
  const drawing = Option.getOrUndefined(decodeDrawing(stored["drawing"]))
  const overrides = isRecord(stored["overrides"]) ? stored["overrides"] : {}
  const blocks = Array.isArray(stored["blocks"]) ? stored["blocks"] : []
  return {
    title: textIn(stored, "title") ?? "",
    teaser: textIn(stored, "teaser") ?? "",
    seoTitle: textIn(stored, "seoTitle") ?? "",
    description: textIn(stored, "description") ?? "",
    ...(shown && { picture: shown }),
    ...(drawing && { drawing }),
    blocks: blocks.flatMap((block) => readBlock(block) ?? []),
    overrides: Object.fromEntries(
      countryIds.flatMap((id) =>
        overrides[String(id)] === undefined
          ? []
          : [[String(id), readOverride(overrides[String(id)])] as const]
      )
    )
  }
}
