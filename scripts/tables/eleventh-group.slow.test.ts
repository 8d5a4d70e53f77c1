import { expect, it } from "vitest"
import { complaints, sourcesWith } from "../../tools/compiler.ts"
import { eleventhElsewhere, eleventhRow } from "./new-groups.ts"

/** Routes are left out: their types depend on the complete route tree, and they contain no decisions. */
const files = sourcesWith(/(?:product-group|group-table)\.ts"|\bproductGroupIds?\b/u).filter(
  (file) => !file.startsWith("src/routes/")
)

it("the compiler reports every place that an eleventh group needs", () => {
  expect(files.length).toBeGreaterThan(150)
  const named = complaints([eleventhRow], files).map((complaint) => complaint.split(": ", 1)[0])
  expect([...new Set(named)]).toEqual(eleventhElsewhere.map(({ file }) => file))
})

it("with those places an eleventh group works", () => {
  const changes = [eleventhRow, ...eleventhElsewhere]
  expect(
    complaints(
      changes,
      changes.map(({ file }) => file)
    )
  ).toEqual([])
})

/** Matches code that identifies a group or product by its number. */
const numbered = new RegExp(
  [
    /\b\w*[gG]roup(?:Id)?(?:\.id)?\s*(?:===|!==)\s*[1-9]/u,
    /\b(?:product[gG]roup(?:ById)?|productName|certificationsOf|optionsOf|feesOf)\(\s*[1-9]/u,
    /\b(?:[gG]roup|[pP]roductGroup|product)Id(?:=\{|:\s*)[1-9]/u,
    /\bproductId\s*(?:===|!==)\s*[1-9]/u,
    /(?:\bgiven|[gG]roupId|[gG]roup[^\n]*\?\.id) \?\? [1-9]/u,
    /ProductGroupId[^=\n]*=\s*\[?[1-9]/u,
    /\b(?:1, 2, 3, 4, 5, 6|1 \| 2 \| 3 \| 4)\b/u
  ]
    .map(({ source }) => source)
    .join("|"),
  "u"
)

it("no source refers to a group by its number", () => {
  // the group table itself contains the numbers, and released migrations must not be changed
  const found = sourcesWith(numbered, ["src"]).filter((file) => !file.startsWith("src/server/db/migrations/"))
  expect(found).toEqual([eleventhRow.file])
})

it.each([
  "if (groupId === 4) return",
  "order.productGroupId !== 9",
  "group.id === 6 ? 6 : 1",
  "productGroup(3).name",
  "<PriceAndFit groupId={8} />",
  "{ productGroupId: 3, amount: 1 }",
  "offer.productId === 27",
  "{ productId: 20 }",
  "const id = productGroupById(given)?.id ?? 3",
  "const forms: ReadonlyArray<ProductGroupId> = [3, 4]",
  "Schema.Literals([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])",
  "type Id = 1 | 2 | 3 | 4 | 5"
])("a source is found that contains %s", (line) => {
  expect(line).toMatch(numbered)
})
