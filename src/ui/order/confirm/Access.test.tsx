import { expect, it } from "vitest"
import { productGroups } from "../../../domain/product/product-group.ts"
import { renderedIn, textOf } from "../../kit/rendered.test-support.tsx"
import { Access } from "./Access.tsx"

it("a hose is mentioned only for goods that are pumped or blown (rule option.hoses)", async () => {
  const withHose = []
  for (const group of productGroups)
    if (textOf(await renderedIn("de", <Access group={group} />, ["shop"])).includes("Schlauch"))
      withHose.push(group.slug)
  expect(withHose.toSorted()).toEqual(["adblue", "diesel", "heizoel", "holzpellets-lose", "industriepellets"])
})
