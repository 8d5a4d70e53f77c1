import { expect, it } from "vitest"
import { hostileTexts } from "../../domain/review/hostile-texts.test-support.ts"
import type { DealerReviews as Reviews, PublicReview } from "../../domain/review/review-list.ts"
import type { ReviewWish } from "../../domain/review/review-wish.ts"
import { renderedIn, textOf } from "../kit/rendered.test-support.tsx"
import { DealerReviews } from "./DealerReviews.tsx"

const usual: ReviewWish = { page: 1, sort: "newest", stars: null }

const review = (id: number, change: Partial<PublicReview> = {}): PublicReview => ({
  id,
  stars: 4,
  text: "Pünktlich.",
  createdAt: "2026-11-20T09:00:00.000Z",
  productName: "Holzpellets lose",
  deliveredOn: "2026-11-10",
  firstName: "",
  place: "",
  verifiedPurchase: true,
  reply: null,
  ...change
})

const reviews = (items: ReadonlyArray<PublicReview>, change: Partial<Reviews> = {}): Reviews => ({
  dealerId: 100_001,
  dealerName: "Brennstoffe Huber",
  isListed: true,
  rating: 86,
  ratingCount: 23,
  average: 4.5,
  distribution: [1, 0, 2, 8, 12],
  items,
  total: 23,
  page: 1,
  size: 10,
  ...change
})

const shown = (given: Reviews, wish = usual) =>
  renderedIn("de", <DealerReviews reviews={given} wish={wish} path="/bewertungen/100001" />, [
    "shop",
    "documents"
  ])

it("each review states its source, with a link to how it was checked (rules review.source and law.ranking)", async () => {
  const html = await shown(reviews([review(1), review(2, { firstName: "Erika", place: "München" })]))
  const text = textOf(html)
  for (const part of [
    "4,3 von 5",
    "aus 23 Bewertungen",
    "Durchschnitt der Sterne: 4,5",
    "4 Sterne von 5",
    "Gekauft: Holzpellets lose, geliefert am 10. November 2026",
    "Ohne Namen",
    "Erika, München"
  ])
    expect(text).toContain(part)
  // the link appears beside the rating and at each review
  expect(html.split('href="/bewertungen-erklaert"')).toHaveLength(4)
  expect(text.match(/Nach Lieferung bewertet: so prüfen wir Bewertungen/gu)).toHaveLength(2)
  expect(html).toContain('href="/bewertung-melden/2"')
})

it("the day of a review is that of the country's time zone (rule country.time-zone)", async () => {
  const late = "2026-11-20T23:30:00.000Z"
  const text = textOf(
    await shown(reviews([review(1, { createdAt: late, reply: { text: "Danke.", createdAt: late } })]))
  )
  expect(text.match(/21\. November 2026/gu)).toHaveLength(2)
})

it("filters, sort orders and pages are links", async () => {
  const html = await shown(reviews([review(1)], { page: 2 }), { page: 2, sort: "best", stars: null })
  for (const href of [
    "/bewertungen/100001?sortierung=beste&amp;sterne=4#bewertungen",
    "/bewertungen/100001#bewertungen",
    "/bewertungen/100001?sortierung=beste#bewertungen",
    "/bewertungen/100001?sortierung=beste&amp;seite=3#bewertungen"
  ])
    expect(html).toContain(`href="${href}"`)
  // no review has two stars, so there is no link to such reviews
  expect(html).not.toContain("sterne=2")
  expect(textOf(html)).toContain("11–20 von 23")
})

it("the bar of each number of stars shows its share of all reviews", async () => {
  const html = await shown(reviews([review(1)], { distribution: [0, 0, 1, 1, 2] }))
  const bars = [...html.matchAll(/<rect width="([\d.]+)" height="10"/gu)].map(([, width]) => Number(width))
  // five stars first; each bar is drawn on a track of full width
  expect(bars.filter((_, index) => index % 2 === 1)).toEqual([50, 25, 25, 0, 0])
})

it("an empty list and an empty page have different texts", async () => {
  const none = await shown(
    reviews([], { rating: 0, ratingCount: 0, average: null, distribution: [0, 0, 0, 0, 0], total: 0 })
  )
  expect(textOf(none)).toContain("Noch hat niemand diesen Händler bewertet")
  const beyond = await shown(reviews([], { page: 9 }), { ...usual, page: 9 })
  expect(textOf(beyond)).toContain("Auf dieser Seite steht keine Bewertung")
})

it("shows hostile texts as text", async () => {
  const hostile = hostileTexts.map((text, index) =>
    review(index + 1, {
      text,
      firstName: text,
      place: text,
      reply: { text, createdAt: "2026-11-21T09:00:00.000Z" }
    })
  )
  const html = await shown(reviews(hostile))
  expect(html.match(/<(?:script|img|iframe|style|base|meta|form|b)[\s>]/gu)).toBeNull()
  expect(html).not.toMatch(/<[^>]*\son\w+=/u)
  expect(html).not.toMatch(/href="(?!\/)/u)
})
