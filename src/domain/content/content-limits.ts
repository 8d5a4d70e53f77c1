import { isRecord } from "../is-record.ts"
import type { Block, BlockType } from "./block.ts"
import type { PageWords } from "./content-page.ts"
import { readRichText } from "./rich-text.ts"

/** Maximum length of a page's path, in characters (rule content.addresses). */
export const longestPath = 200

/** Maximum number of blocks of a page (rule content.blocks). */
export const mostBlocks = 120

/** Maximum length of each text of a page, in characters. */
export const longestWords = {
  title: 120,
  teaser: 400,
  seoTitle: 120,
  description: 320
} as const satisfies Readonly<Record<keyof PageWords, number>>

/** Maximum length of a line of a block, e.g. of a title, a table cell or an alternative text, in characters. */
export const longestLine = 400

/** Names of the properties that hold an address, which may be longer than a line. */
const addresses: ReadonlySet<string> = new Set(["href", "path", "src"])

/** Whether a line or a formatted text of a block is too long (rules content.blocks and content.allow-list). */
export const hasTooLongText = (value: unknown): boolean => {
  if (typeof value === "string") return value.length > longestLine
  if (Array.isArray(value)) return value.some(hasTooLongText)
  if (!isRecord(value)) return false
  if (value["type"] === "doc") return readRichText(value).problems.some(({ code }) => code === "tooLarge")
  return Object.entries(value).some(([name, part]) => !addresses.has(name) && hasTooLongText(part))
}

/** Reason why a page takes no further block. */
export type BlockLimit = "tooManyBlocks" | "twoCalculators"

/** Returns the reason why a page cannot have a further block of this kind, if there is one (rule content.blocks). */
export const limitFor = (blocks: ReadonlyArray<Block>, type: BlockType): BlockLimit | undefined => {
  if (blocks.length >= mostBlocks) return "tooManyBlocks"
  return type === "calculator" && blocks.some((block) => block.type === type) ? "twoCalculators" : undefined
}
