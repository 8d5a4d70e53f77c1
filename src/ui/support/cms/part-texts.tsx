import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { useLingui } from "@lingui/react/macro"
import {
  blockIdOf,
  blocksById,
  countryOf,
  ownCountries,
  type PartName,
  overrideIn,
  wordNames
} from "../../../domain/content/edit/parts.ts"
import { linksIn } from "../../../domain/content/links-in.ts"
import type { PageDraft } from "../../../domain/content/page-draft.ts"
import { plainText, type RichNode } from "../../../domain/content/rich-text.ts"
import { isRecord } from "../../../domain/is-record.ts"
import { blockNames, blockSummary } from "./block-texts.ts"

export const countryNames = { "2": msg`Österreich`, "3": msg`Schweiz` } as const

const names: Readonly<Record<string, MessageDescriptor>> = {
  title: msg`Titel`,
  teaser: msg`Kurztext`,
  seoTitle: msg`Titel für die Suche`,
  description: msg`Beschreibung für die Suche`,
  picture: msg`Bild der Seite`,
  drawing: msg`Zeichnung`,
  order: msg`Reihenfolge der Blöcke`,
  theme: msg`Thema`,
  countries: msg`Länder`,
  author: msg`Name unter dem Artikel`,
  featured: msg`Steht oben`
}

/** Returns a function that names a part of a page: "Österreich: Text „Ein gutes Lager …“". */
export const usePartName = (): ((part: string, drafts: ReadonlyArray<PageDraft>) => string) => {
  const { i18n } = useLingui()
  return (part, drafts) => {
    const country = countryOf(part)
    const id = blockIdOf(part)
    const prefix = country === undefined ? "" : `${i18n._(countryNames[country])}: `
    if (id === undefined) {
      const name = names[part.replace(/^[23]:/u, "")]
      return `${prefix}${name === undefined ? part : i18n._(name)}`
    }
    const block = drafts.map(({ contents }) => blocksById(contents)[id]).find((each) => each !== undefined)
    if (block === undefined) return `${prefix}${id}`
    const summary = blockSummary(block)
    const short = summary.length > 60 ? `${summary.slice(0, 60)} …` : summary
    return `${prefix}${i18n._(blockNames[block.type])}${short === "" ? "" : ` „${short}“`}`
  }
}

/** Returns all texts of a block as lines, for any kind of block; the targets of links follow their text. */
const wordsOf = (value: unknown): ReadonlyArray<string> => {
  if (typeof value === "string") return [value]
  if (Array.isArray(value)) return value.flatMap((item: unknown) => wordsOf(item))
  if (!isRecord(value)) return typeof value === "number" ? [String(value)] : []
  const { type, content } = value
  if (type === "doc" && Array.isArray(content))
    return content.flatMap((node: RichNode) => [
      ...[plainText({ content: [node] })].filter((line) => line !== ""),
      ...linksIn(node).map((target) => `→ ${target}`)
    ])
  return Object.entries(value).flatMap(([name, item]) =>
    name === "id" || name === "type" ? [] : wordsOf(item)
  )
}

/** Why a draft has nothing to show for a part: it has no such part, or a country leaves it out or has the common one. */
export type Absence = "missing" | "omitted" | "common"

/** Returns the content of a part in a draft, as lines, or why there is none. */
export const partLines = (part: PartName, draft: PageDraft): ReadonlyArray<string> | Absence => {
  const { contents } = draft
  const country = countryOf(part)
  const id = blockIdOf(part)
  const own = country === undefined ? undefined : overrideIn(contents, country)
  if (id !== undefined) {
    const block = own === undefined ? blocksById(contents)[id] : own.blocks?.[id]
    if (block === null) return "omitted"
    return block === undefined ? (own === undefined ? "missing" : "common") : wordsOf(block)
  }
  const word = wordNames.find(
    (name) => part === name || ownCountries.some((each) => part === `${each}:${name}`)
  )
  if (word !== undefined) {
    const said = own === undefined ? contents[word] : own[word]
    return said === undefined ? "common" : [said]
  }
  switch (part) {
    case "order":
      return contents.blocks.map((block) => blockSummary(block) || block.type)
    case "picture":
    case "drawing":
      return contents[part] === undefined ? "missing" : wordsOf(contents[part])
    case "theme":
    case "author":
    case "countries":
    case "featured":
      return wordsOf(draft[part] === true ? "✓" : draft[part] === false ? "–" : draft[part])
    default:
      return "missing"
  }
}
