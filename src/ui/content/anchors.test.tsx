import { expect, it } from "vitest"
import { anchorsIn } from "../../domain/content/anchors.ts"
import type { Block } from "../../domain/content/block.ts"
import { blockTypes, newBlock } from "../../domain/content/edit/new-block.ts"
import { renderedIn } from "../kit/rendered.test-support.tsx"
import { Blocks } from "./Blocks.tsx"

it("links reach the headings of every kind of block (rule content.check)", async () => {
  const blocks: ReadonlyArray<Block> = blockTypes.map((type) => newBlock(type, "x"))
  const offer = { dealerId: 1, name: "Huber", unitPrice: 300, currency: "EUR" } as const
  const live = { prices: [], offers: [offer], instalments: "offered", calculator: null, charts: {} } as const
  const html = await renderedIn("de", <Blocks blocks={blocks} live={live} />, ["shop"])
  const ids = [...html.matchAll(/<h2[^>]* id="([^"]+)"/gu)].map(([, id = ""]) => id)
  expect(ids.toSorted()).toEqual([...anchorsIn(blocks).keys()].toSorted())
})
