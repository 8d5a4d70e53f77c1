import { Schema } from "effect"
import { type Block, isBlockId, longestBlockId, type PictureFacts } from "../../domain/content/block.ts"
import { longestLine, mostBlocks } from "../../domain/content/content-limits.ts"
import { isOwnAddress, isPageTarget } from "../../domain/content/link-target.ts"
import {
  nodeNames,
  readRichText,
  type RichMark,
  type RichNode,
  type RichText
} from "../../domain/content/rich-text.ts"
import { drawingAddress, isPictureAddress } from "../../domain/media/media-address.ts"
import { chartNames } from "../../domain/price-history/charts.ts"
import { exactText, integer, list, productGroupId } from "../primitives.ts"
import { wire } from "../wire.ts"

const mark: Schema.Codec<RichMark> = Schema.Union([
  Schema.Struct({ type: Schema.Literals(["bold", "italic"]) }),
  Schema.Struct({ type: Schema.Literal("link"), attrs: Schema.Struct({ href: Schema.String }) })
])

const node: Schema.Codec<RichNode> = Schema.Struct({
  type: Schema.Literals(nodeNames),
  attrs: Schema.optionalKey(
    Schema.Struct({ level: Schema.optionalKey(Schema.Int), start: Schema.optionalKey(Schema.Int) })
  ),
  text: Schema.optionalKey(Schema.String),
  marks: Schema.optionalKey(Schema.Array(mark)),
  content: Schema.optionalKey(Schema.Array(Schema.suspend((): Schema.Codec<RichNode> => node)))
}).annotate({ identifier: "RichNode" })

/**
 * Rich text as Tiptap's JSON. The names of its fields on the wire are ProseMirror's as well (rule content.allow-list).
 */
export const richText: Schema.Codec<RichText> = Schema.suspend((): Schema.Codec<RichText> =>
  Schema.Struct({ type: Schema.Literal("doc"), content: Schema.Array(node) }).check(
    Schema.makeFilter((text: RichText) => {
      const [problem] = readRichText(text).problems
      return problem === undefined || `${problem.code} at ${problem.at}`
    })
  )
)

const ownAddress = Schema.TemplateLiteral(["/", Schema.String]).check(
  Schema.makeFilter((path: string) => isOwnAddress(path) || "an address of our own expected")
)
const pageTarget = Schema.String.check(
  Schema.makeFilter((target: string) => isPageTarget(target) || "the address of a page expected")
)
const blockId = exactText(longestBlockId).check(
  Schema.makeFilter((id: string) => isBlockId(id) || "the id of a block expected")
)
const words = exactText(longestLine)

const pictureAddress = Schema.String.pipe(
  Schema.refine(isPictureAddress, {
    expected: "the address of a picture of ours",
    toJsonSchema: () => [{ pattern: "^/" }, true],
    // random text is never such an address, so tests draw values from the pattern of one kind
    arbitraryConstraint: { patterns: [{ source: drawingAddress.source, flags: drawingAddress.flags }] }
  })
)

export const picture: Schema.Codec<PictureFacts, unknown> = wire({
  src: pictureAddress,
  alt: words,
  width: integer(1, 4_000),
  height: integer(1, 4_000),
  mediumId: Schema.optionalKey(integer(1, 2_147_483_647)),
  focus: Schema.optionalKey(wire({ x: integer(0, 100), y: integer(0, 100) }))
})

const titled = { title: words, text: richText }
const block = <const Type extends string, const Fields extends Schema.Struct.Fields>(
  type: Type,
  fields: Fields
) => wire({ id: blockId, type: Schema.Literal(type), ...fields })

/** One block of a page, with one struct per kind of block (rule content.blocks). */
export const contentBlock = Schema.Union([
  block("heading", { text: words }),
  block("text", { text: richText }),
  block("picture", { picture, caption: Schema.optionalKey(words) }),
  block("table", { caption: words, head: list(words, 8), rows: list(list(words, 8), 60) }),
  block("questions", { title: words, questions: list(wire(titled), 30) }),
  block("facts", {
    title: words,
    facts: list(wire({ ...titled, inInstalments: Schema.optionalKey(richText) }), 12)
  }),
  block("calculator", {
    groupId: productGroupId,
    groups: list(productGroupId, 10),
    target: Schema.optionalKey(Schema.Literals(["LOOSE", "PALLET", "INSTALLMENT_12"]))
  }),
  block("bestPrice", { groupId: productGroupId, suits: list(richText, 8), suitsNot: list(richText, 8) }),
  block("comparison", {
    title: words,
    columns: list(wire({ groupId: productGroupId, title: words, rows: list(wire(titled), 8) }), 4)
  }),
  block("priceChart", { chart: Schema.Literals(chartNames) }),
  block("dealers", { title: words }),
  block("crossLinks", {
    title: words,
    links: list(wire({ title: words, text: words, path: ownAddress }), 8)
  }),
  block("download", { title: words, text: words, path: ownAddress }),
  block("video", { title: words, href: pageTarget, poster: picture })
])

/** A block as stored, with the field names of the code. */
export const storedBlock: Schema.Codec<Block> = Schema.toType(contentBlock)

/** The blocks of a page. */
export const contentBlocks = list(contentBlock, mostBlocks)
