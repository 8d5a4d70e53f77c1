import type { Block } from "../../domain/content/block.ts"
import { CalculatorDock } from "../layouts/CalculatorDock.tsx"
import { Comparison } from "./Comparison.tsx"
import { CrossLinks } from "./CrossLinks.tsx"
import { Dealers } from "./Dealers.tsx"
import { Facts } from "./Facts.tsx"
import type { LiveContent } from "./live-content.ts"
import { PriceAndFit } from "./PriceAndFit.tsx"
import { Download, Picture, Table, Video } from "./Prose.tsx"
import { Questions } from "./Questions.tsx"
import { RichTextView } from "./RichTextView.tsx"
import s from "./Prose.module.css"

/** Renders one block according to its kind (rule content.blocks). */
function BlockView({ block, live }: { readonly block: Block; readonly live: LiveContent }) {
  switch (block.type) {
    case "heading":
      return <h2 id={block.id}>{block.text}</h2>
    case "text":
      return <RichTextView text={block.text} />
    case "picture":
      return <Picture block={block} />
    case "table":
      return <Table block={block} />
    case "download":
      return <Download block={block} />
    case "video":
      return <Video block={block} />
    case "questions":
      return <Questions block={block} />
    case "facts":
      return <Facts block={block} instalments={live.instalments} />
    case "calculator":
      return <CalculatorDock calculator={live.calculator} hasChoice={block.groups.length > 1} />
    case "bestPrice":
      return (
        <PriceAndFit block={block} price={live.prices.find(({ groupId }) => groupId === block.groupId)} />
      )
    case "comparison":
      return <Comparison block={block} prices={live.prices} />
    case "priceChart":
      return live.charts[block.chart] ?? null
    case "dealers":
      return <Dealers block={block} offers={live.offers} />
    case "crossLinks":
      return <CrossLinks block={block} />
  }
}

/** Whether a block is running text, which has less space around it than separate elements. */
const isProse = ({ type }: Block): boolean =>
  type === "heading" ||
  type === "text" ||
  type === "picture" ||
  type === "table" ||
  type === "download" ||
  type === "video"

/** Groups blocks into parts; a heading starts a new part. */
const partsOf = (blocks: ReadonlyArray<Block>): ReadonlyArray<ReadonlyArray<Block>> => {
  const parts: Array<Array<Block>> = []
  for (const block of blocks) {
    const last = parts.at(-1)
    const before = last?.at(-1)
    if (
      last !== undefined &&
      before !== undefined &&
      isProse(before) &&
      isProse(block) &&
      block.type !== "heading"
    )
      last.push(block)
    else parts.push([block])
  }
  return parts
}

export function Blocks({
  blocks,
  live
}: {
  readonly blocks: ReadonlyArray<Block>
  readonly live: LiveContent
}) {
  return partsOf(blocks).map((part) => {
    const [first] = part
    if (first === undefined) return null
    if (!isProse(first)) return <BlockView key={first.id} block={first} live={live} />
    return (
      <section
        key={first.id}
        className={s["prose"]}
        {...(first.type === "heading" && { "aria-labelledby": first.id })}
      >
        {part.map((block) => (
          <BlockView key={block.id} block={block} live={live} />
        ))}
      </section>
    )
  })
}
