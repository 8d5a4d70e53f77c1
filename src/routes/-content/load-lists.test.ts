import { expect, it } from "vitest"
import { createClient } from "../../services/client/client.ts"
import { loadGuides, loadNews } from "./load-lists.ts"

const answering = (body: object, status: number) =>
  createClient({
    csrfToken: () => undefined,
    fetch: () => Promise.resolve(Response.json(body, { status }))
  })

const nothing = answering({ Code: "NotFound", Message: "", Problems: [] }, 404)
const away = answering({ Code: "Unavailable", Message: "", Problems: [] }, 503)

it('treats "not found" as an empty list, and a missing answer as a temporary failure of the page (rule page.error)', async () => {
  expect(await loadNews(nothing, 1, 1)).toEqual({ page: 1, pages: 0, articles: [] })
  expect(await loadGuides(nothing, 1)).toEqual([])
  await expect(loadNews(away, 1, 1)).rejects.toMatchObject({ name: "NotServed", status: 503 })
  await expect(loadGuides(away, 1)).rejects.toMatchObject({ name: "NotServed", status: 503 })
})

it("returns no page of the news after the last one", async () => {
  const none = answering({ Items: [], Page: 3, Size: 7, Total: 9 }, 200)
  expect(await loadNews(none, 1, 3)).toBeUndefined()
  expect(await loadNews(none, 1, 1)).toMatchObject({ pages: 2 })
})

it("begins the first page of the news with the featured article, which no page loses (rule content.news)", async () => {
  const article = (Id: number) => ({
    Id,
    Title: `Meldung ${Id}`,
    Teaser: "",
    FilePath: `/news/artikel/${Id}`,
    ThumbnailUrl: "/bilder/heizmarkt.svg",
    Picture: { Src: "/bilder/heizmarkt.svg", Alt: "", Width: 800, Height: 300 },
    PublishedAt: "2026-01-01T00:00:00.000Z",
    Author: "Redaktion"
  })
  const firstOf = async (featured: number, page = 1) => {
    const client = createClient({
      csrfToken: () => undefined,
      fetch: (request) =>
        Promise.resolve(
          Response.json(
            String(request).endsWith("/featured")
              ? article(featured)
              : { Items: [article(9), article(8), article(7)], Page: page, Size: 7, Total: 20 }
          )
        )
    })
    return (await loadNews(client, 1, page))?.articles.map(({ id }) => id)
  }
  expect(await firstOf(8)).toEqual([8, 9, 7])
  expect(await firstOf(9)).toEqual([9, 8, 7])
  expect(await firstOf(3)).toEqual([3, 9, 8, 7])
  expect(await firstOf(3, 2)).toEqual([9, 8, 7])
})
