import { expect, it } from "vitest"
import { renderedIn } from "../kit/rendered.test-support.tsx"
import { ArticleCard } from "./ArticleCard.tsx"
import { ArticlePage } from "./ArticlePage.tsx"

const hash = "0123456789abcdef0123456789abcdef"
const medium = (focus: { readonly x: number; readonly y: number }) =>
  ({
    src: `/medien/${hash}/1600.jpg`,
    alt: "Ein Lager",
    width: 1600,
    height: 1000,
    mediumId: 1,
    focus
  }) as const

it("an article loads the shown part of its lead picture first, and other pictures when they become visible (rule media.lead)", async () => {
  const html = await renderedIn(
    "de",
    <ArticlePage
      trail={[]}
      title="Lager"
      teaser="t"
      from="heute"
      picture={medium({ x: 20, y: 80 })}
      blocks={[{ id: "a", type: "picture", picture: medium({ x: 20, y: 80 }) }]}
      live={{ prices: [], offers: [], instalments: "none", calculator: null, charts: {} }}
    />
  )
  const [lead = "", within = "", ...more] = html.match(/<picture.*?<\/picture>/gu) ?? []
  expect(more).toEqual([])
  expect(lead).toContain(`<source type="image/avif" srcSet="/medien/${hash}/360-8x3-80.avif 360w, `)
  expect(lead).toContain(`/medien/${hash}/1600-8x3-80.webp 1600w"`)
  expect(lead.match(/sizes="[^"]*"/gu)).toEqual(
    Array.from({ length: 2 }, () => 'sizes="(min-width: 55rem) 50rem, (min-width: 992px) 92vw, 88vw"')
  )
  expect(lead).toMatch(/width="1600" height="1000" loading="eager" fetchPriority="high"/u)
  expect(within).toContain(`/medien/${hash}/640.avif 640w, `)
  expect(within).not.toContain("8x3")
  expect(within).toContain('loading="lazy"')
  expect(within).not.toContain("fetchPriority")
})

it("an article in a list loads only the shown part of its picture (rule media.lead)", async () => {
  const card = {
    path: "/news/artikel/lager",
    title: "Lager",
    teaser: "t",
    picture: medium({ x: 20, y: 80 })
  } as const
  for (const look of ["first", "other"] as const) {
    const html = await renderedIn("de", <ArticleCard card={card} level={2} look={look} />)
    expect(html.match(/srcSet="[^" ]*/gu)).toEqual(
      ["avif", "webp"].map((format) => `srcSet="/medien/${hash}/360-8x3-80.${format}`)
    )
  }
})
