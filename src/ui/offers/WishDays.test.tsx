import { expect, it } from "vitest"
import { renderedIn, textOf } from "../kit/rendered.test-support.tsx"
import { WishDays } from "./WishDays.tsx"

const shown = (...dealers: ReadonlyArray<number>) =>
  renderedIn(
    "de",
    <WishDays
      days={dealers.map((each, index) => ({ day: `2026-12-0${index + 1}`, dealers: each }))}
      away={undefined}
      day=""
      onDay={() => {}}
    />
  )

const reason = "Durchgestrichene Tage: Dann liefert hier kein Händler."

it("a day without any dealer is disabled, with a visible reason (rule delivery.wish-days)", async () => {
  const html = await shown(3, 0)
  expect(html.match(/<button[^>]*disabled=""/gu)).toHaveLength(1)
  expect(textOf(html)).toContain(reason)
})

it("no reason is shown if dealers deliver on all days", async () => {
  const html = await shown(3, 1)
  expect(html).not.toMatch(/<button[^>]*disabled=""/u)
  expect(textOf(html)).not.toContain(reason)
})
