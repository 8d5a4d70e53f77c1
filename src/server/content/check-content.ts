import { Result, Schema } from "effect"
import { picture, storedBlock } from "../../contract/schemas/content.schema.ts"
import { hasTooLongText, longestWords, mostBlocks } from "../../domain/content/content-limits.ts"
import { type ContentKind, guideThemes, heroDrawings } from "../../domain/content/content-page.ts"
import { contentPathProblem } from "../../domain/content/content-path.ts"
import { readRichText } from "../../domain/content/rich-text.ts"
import { isRecord } from "../../domain/is-record.ts"

/** A reason why content is not stored, and the path of the affected part: `blocks.2`. */
export interface ContentProblem {
  readonly at: string
  readonly reason: string
}

const strictly = { errors: "all", onExcessProperty: "error" } as const
const decodeBlock = Schema.decodeUnknownResult(storedBlock, strictly)
const decodePicture = Schema.decodeUnknownResult(Schema.toType(picture), strictly)

/** The maximum size of a version as JSON, in characters. */
const largest = 400_000

/** Maximum nesting of lists and objects in a version; rich text needs most of these levels. */
const deepest = 40

const isTooDeep = (value: unknown, levels = deepest): boolean =>
  typeof value === "object" &&
  value !== null &&
  (levels === 0 || Object.values(value).some((part) => isTooDeep(part, levels - 1)))

/** Control characters, unpaired surrogates, and characters that change the direction of the surrounding text. */
const hidden = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u

/** Finds violations of the allow-list in all texts of a value, at any depth. */
const richProblems = (value: unknown, at: string, depth = 0): ReadonlyArray<ContentProblem> => {
  if (depth > 12) return [{ at, reason: "tooDeep" }]
  if (Array.isArray(value))
    return value.flatMap((item, index) => richProblems(item, `${at}.${index}`, depth + 1))
  if (!isRecord(value)) return []
  if (value["type"] === "doc")
    return readRichText(value).problems.map((problem) => ({
      at: problem.at === "" ? at : `${at}.${problem.at}`,
      reason: problem.code
    }))
  return Object.entries(value).flatMap(([name, item]) => richProblems(item, `${at}.${name}`, depth + 1))
}

/**
 * Returns the reasons why a block is refused; violations of the allow-list come first, since they are more specific.
 */
export const blockProblems = (block: unknown, at: string): ReadonlyArray<ContentProblem> => {
  const rich = richProblems(block, at)
  if (rich.length > 0) return rich
  const read = decodeBlock(block)
  if (Result.isSuccess(read)) return []
  return [{ at, reason: hasTooLongText(block) ? "tooLong" : `no block: ${read.failure.message}` }]
}

/** Returns an error for a second calculator: visitors' input is stored per page. */
const calculatorProblems = (blocks: ReadonlyArray<unknown>, at: string): ReadonlyArray<ContentProblem> =>
  blocks.filter((block) => isRecord(block) && block["type"] === "calculator").length > 1
    ? [{ at, reason: "twoCalculators" }]
    : []

const blockListProblems = (blocks: unknown): ReadonlyArray<ContentProblem> => {
  if (!Array.isArray(blocks)) return [{ at: "blocks", reason: "malformed" }]
  if (blocks.length > mostBlocks) return [{ at: "blocks", reason: "tooManyBlocks" }]
  const records = blocks.filter((block) => isRecord(block))
  const ids = records.map((block) => block["id"])
  return [
    ...blocks.flatMap((block, index) => blockProblems(block, `blocks.${index}`)),
    ...(new Set(ids).size < ids.length ? [{ at: "blocks", reason: "twiceTheSameId" }] : []),
    ...calculatorProblems(blocks, "blocks")
  ]
}

/**
 * How complete the texts of a version must be: `whole` has all texts; `draft` has all texts too, but some may be empty;
 * `override` has only the changed texts.
 */
type Wording = "whole" | "draft" | "override"

const wordProblems = (words: Readonly<Record<string, unknown>>, at: string, wording: Wording) =>
  Object.entries(longestWords).flatMap(([name, most]) => {
    const word = words[name]
    if (word === undefined && wording === "override") return []
    const mayBeEmpty = wording === "draft"
    const isFit = typeof word === "string" && (mayBeEmpty || word.trim() !== "") && word.length <= most
    if (!isFit) return [{ at: `${at}${name}`, reason: "missingOrTooLong" }]
    return hidden.test(word) ? [{ at: `${at}${name}`, reason: "hiddenCharacter" }] : []
  })

const memberProblems = (
  record: Readonly<Record<string, unknown>>,
  known: ReadonlyArray<string>,
  at: string
): ReadonlyArray<ContentProblem> =>
  Object.keys(record)
    .filter((name) => !known.includes(name))
    .map((name) => ({ at: `${at}${name}`, reason: "unknownMember" }))

const lookProblems = (version: Readonly<Record<string, unknown>>): ReadonlyArray<ContentProblem> => [
  ...(version["picture"] === undefined || Result.isSuccess(decodePicture(version["picture"]))
    ? []
    : [{ at: "picture", reason: "malformed" }]),
  ...(version["drawing"] === undefined || heroDrawings.some((name) => name === version["drawing"])
    ? []
    : [{ at: "drawing", reason: "malformed" }])
]

const overrideProblems = (
  overrides: unknown,
  common: ReadonlyArray<unknown>
): ReadonlyArray<ContentProblem> => {
  if (overrides === undefined) return []
  if (!isRecord(overrides)) return [{ at: "overrides", reason: "malformed" }]
  const ids = new Set(common.map((block) => (isRecord(block) ? block["id"] : null)))
  return Object.entries(overrides).flatMap(([country, own]) => {
    const at = `overrides.${country}`
    // overrides exist only for Austria and Switzerland; the German text is the original
    if (!["2", "3"].includes(country) || !isRecord(own)) return [{ at, reason: "malformed" }]
    const { blocks = {} } = own
    if (!isRecord(blocks)) return [{ at: `${at}.blocks`, reason: "malformed" }]
    const shown = common.map((block) => {
      const id = isRecord(block) ? String(block["id"]) : ""
      return Object.hasOwn(blocks, id) ? blocks[id] : block
    })
    return [
      ...calculatorProblems(shown, `${at}.blocks`),
      ...memberProblems(own, [...Object.keys(longestWords), "blocks"], `${at}.`),
      ...wordProblems(own, `${at}.`, "override"),
      ...Object.entries(blocks).flatMap(([id, block]) =>
        ids.has(id)
          ? block === null
            ? []
            : [
                ...blockProblems(block, `${at}.blocks.${id}`),
                ...(isRecord(block) && block["id"] !== id
                  ? [{ at: `${at}.blocks.${id}`, reason: "anotherId" }]
                  : [])
              ]
          : [{ at: `${at}.blocks.${id}`, reason: "noSuchBlock" }]
      )
    ]
  })
}

/**
 * Returns the reasons why a version is not stored; empty if the version is valid (rules content.blocks,
 * content.allow-list and content.draft).
 */
export const contentProblems = (
  value: unknown,
  wording: "whole" | "draft" = "whole"
): ReadonlyArray<ContentProblem> => {
  if (!isRecord(value)) return [{ at: "", reason: "malformed" }]
  if (isTooDeep(value)) return [{ at: "", reason: "tooDeep" }]
  if (JSON.stringify(value).length > largest) return [{ at: "", reason: "tooLarge" }]
  const { blocks, overrides } = value
  return [
    ...memberProblems(value, [...Object.keys(longestWords), "picture", "drawing", "blocks", "overrides"], ""),
    ...wordProblems(value, "", wording),
    ...lookProblems(value),
    ...blockListProblems(blocks),
    ...overrideProblems(overrides, Array.isArray(blocks) ? blocks : [])
  ]
}

/** Returns the reasons why a page cannot have this address, kind or theme (rule content.addresses). */
export const pageProblems = (page: {
  readonly kind: ContentKind
  readonly path: string
  readonly theme: string | null
}): ReadonlyArray<ContentProblem> => {
  const path = contentPathProblem(page.path, page.kind)
  const isThemed = guideThemes.some((theme) => theme === page.theme)
  return [
    ...(path === undefined ? [] : [{ at: "path", reason: path }]),
    ...(isThemed === (page.kind === "guide") ? [] : [{ at: "theme", reason: "malformed" }])
  ]
}
