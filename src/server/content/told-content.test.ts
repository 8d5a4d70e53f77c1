import { expect, it } from "vitest"
import type { ContentVersion } from "../../domain/content/content-page.ts"
import { pageOf } from "./told-content.ts"

const version = (href: string): ContentVersion => ({
  title: "Große Lager",
  teaser: "t",
  seoTitle: "s",
  description: "d",
  blocks: [
    {
      id: "a",
      type: "text",
      text: {
        type: "doc",
        content: [
          {
            type: "paragraph",
            content: [{ type: "text", text: "Straße", marks: [{ type: "link", attrs: { href } }] }]
          }
        ]
      }
    }
  ]
})

it("spells words for Switzerland, and no address that they lead to (rule page.swiss-spelling)", () => {
  const href = "https://example.org/straße"
  const entry = { kind: "landing", path: "/lager", theme: null, countries: [1, 2, 3], changedAt: 0 } as const
  const told = pageOf(entry, version(href), 3)
  expect(told.title).toBe("Grosse Lager")
  expect(JSON.stringify(told.blocks)).toContain('"text":"Strasse"')
  expect(JSON.stringify(told.blocks)).toContain(`"href":"${href}"`)
  expect(pageOf(entry, version(href), 1).title).toBe("Große Lager")
})
