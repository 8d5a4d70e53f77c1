import { expect, it } from "vitest"
import { renderedIn, textOf } from "./rendered.test-support.tsx"
import { Explained, WithExplanation } from "./Explained.tsx"

it("adds a button to a text with a term that needs explaining, which opens the explanation", async () => {
  const html = await renderedIn("de", <Explained text="Schlauchlänge" />)
  expect(textOf(html)).toContain("Was bedeutet Schlauch? Durch ihn kommt die Ware")
  const [, id] = /popoverTarget="([^"]+)"/iu.exec(html) ?? []
  expect(html).toContain(`id="${id}" popover="auto"`)
})

it("leaves other texts unchanged", async () => {
  const html = await renderedIn(
    "de",
    <WithExplanation text="Lieferfrist">
      <p>Feld</p>
    </WithExplanation>
  )
  expect(html).toBe("<p>Feld</p>")
})
