import type { Block, BlockOf, BlockType, PictureFacts } from "../../../domain/content/block.ts"
import { dealersPath } from "../../../domain/dealer/dealer-address.ts"
import { written } from "./written-text.ts"

/** A block without its id, which is derived from its kind and position on the page. */
export type Part = { readonly [Type in BlockType]: Omit<BlockOf<Type>, "id"> }[BlockType]

/** A part with an explicit id, so that a country's override can refer to it. */
type NamedPart = Part & { readonly id?: string }

/** Splits a text at its headings (`## `) into parts. */
export const article = (text: string): ReadonlyArray<Part> =>
  text
    .trim()
    .split(/^## /mu)
    .flatMap((section, index): ReadonlyArray<Part> => {
      if (index === 0) return section.trim() === "" ? [] : [{ type: "text", text: written(section) }]
      const end = section.indexOf("\n")
      const rest = end < 0 ? "" : section.slice(end).trim()
      return [
        { type: "heading", text: (end < 0 ? section : section.slice(0, end)).trim() },
        ...(rest === "" ? [] : [{ type: "text" as const, text: written(rest) }])
      ]
    })

type Entry = readonly [title: string, text: string]

const titled = ([title, text]: Entry) => ({ title, text: written(text) })

export const questions = (...entries: ReadonlyArray<Entry>): Part => ({
  type: "questions",
  title: "Häufige Fragen",
  questions: entries.map(titled)
})

export const facts = (title: string, ...entries: ReadonlyArray<Entry>): Part => ({
  type: "facts",
  title,
  facts: entries.map(titled)
})

/** Describes one of the shop's drawings; all have the same size. */
export const drawn = (name: string, alt: string): PictureFacts => ({
  src: `/bilder/${name}.svg`,
  alt,
  width: 800,
  height: 300
})

export const picture = (name: string, alt: string, caption?: string): Part => ({
  type: "picture",
  picture: drawn(name, alt),
  ...(caption !== undefined && { caption })
})

/** Creates a table; the first line is its header. */
export const table = (
  caption: string,
  ...[head = [], ...rows]: ReadonlyArray<ReadonlyArray<string>>
): Part => ({
  type: "table",
  caption,
  head,
  rows
})

type Link = readonly [title: string, text: string, path: `/${string}`]

export const crossLinks = (title: string, ...links: ReadonlyArray<Link>): Part => ({
  type: "crossLinks",
  title,
  links: links.map(([name, text, path]) => ({ title: name, text, path }))
})

export const named = (id: string, part: Part): NamedPart => ({ ...part, id })

/** Returns the blocks of a page; parts without an explicit id are numbered by kind. */
export const blocksOf = (...parts: ReadonlyArray<NamedPart | ReadonlyArray<Part>>): ReadonlyArray<Block> => {
  const counts = new Map<BlockType, number>()
  return parts.flat().map((part: NamedPart): Block => {
    const count = (counts.get(part.type) ?? 0) + 1
    counts.set(part.type, count)
    return { ...part, id: part.id ?? `${part.type}-${count}` }
  })
}

const ways: ReadonlyArray<Link> = [
  ["Pelletpreise", "Was eine Tonne heute kostet, mit Verlauf und Regionen.", "/pelletpreise"],
  ["Hackschnitzel", "Für Höfe, Betriebe und Wärmenetze.", "/hackschnitzel"],
  ["Holzbriketts", "Für Öfen, die von Hand gefüllt werden.", "/holzbriketts"],
  ["Heizöl", "Sorten, Mengen und der Preis von heute.", "/heizoel"],
  ["Pellets im Vergleich", "Lose, in Säcken oder im Big Bag.", "/pellets-prices/product-path"],
  ["Diesel", "Für den eigenen Tank auf Hof und Baustelle.", "/diesel"],
  ["Pellethändler", "Wer wohin liefert, mit Zertifikaten und Bewertungen.", dealersPath]
]

/** Returns links to three other products, for every guide. */
export const otherProducts = (...without: ReadonlyArray<`/${string}`>): Part =>
  crossLinks("Weitere Produkte", ...ways.filter(([, , path]) => !without.includes(path)).slice(0, 3))

/** Returns links from a landing page to all others, to prices and to dealers. */
export const otherLandings = (here: `/${string}`): Part =>
  crossLinks("Produkte, Preise, Händler", ...ways.filter(([, , path]) => path !== here))
