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

it("takes nothing found for an empty list, and no answer for a page that is not there now (rule page.error)", async () => {
  expect(await loadNews(nothing, 1, 1)).toEqual({ page: 1, pages: 0, articles: [] })
  expect(await loadGuides(nothing, 1)).toEqual([])
  await expect(loadNews(away, 1, 1)).rejects.toMatchObject({ name: "NotServed", status: 503 })
  await expect(loadGuides(away, 1)).rejects.toMatchObject({ name: "NotServed", status: 503 })
})

it("has no page of the news behind the last one", async () => {
  const none = answering({ Items: [], Page: 3, Size: 7, Total: 9 }, 200)
  expect(await loadNews(none, 1, 3)).toBeUndefined()
  expect(await loadNews(none, 1, 1)).toMatchObject({ pages: 2 })
})
